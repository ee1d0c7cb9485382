"""Braille and speech, part after part."""
import checks
import conversations
import displays
import pages
import speech

counted = checks.Checks()
for cells in (40, 20):
    with counted.part(f"BRLTTY, {cells} cells, plain lines"):
        displays.whole_session(counted, cells)
    for profile in ("screen-reader", "standard"):
        with counted.part(f"BRLTTY, {cells} cells, {profile}"):
            displays.notes(counted, cells, profile)
    with counted.part(f"BRLTTY, {cells} cells, questionnaire, review and workbench in plain lines"):
        conversations.displayed(counted, cells)
    with counted.part(f"BRLTTY, {cells} cells, workbench, screen-reader"):
        pages.displayed(counted, cells)
with counted.part("The question at the prompt"):
    conversations.asked_again(counted)
for reader in ("yasr", "Fenrir"):
    with counted.part(f"{reader}, plain lines"):
        conversations.spoken(counted, reader)
    with counted.part(f"{reader}, workbench, screen-reader"):
        pages.spoken(counted, reader)
with counted.part("yasr"):
    speech.check(counted)
counted.finish()
