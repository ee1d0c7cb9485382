"""What must hold of one page in one state."""
import importlib.util
import json
import os
import pathlib

#: The rules that take nearly all of the time; `OWN` computes contrast too, of every text against its ground.
CONTRAST = ("color-contrast", "color-contrast-enhanced")
#: Other rules whose answer depends on colours, sizes or the width of the window.
OF_STATES = (
    "target-size", "link-in-text-block",
    "scrollable-region-focusable", "css-orientation-lock", "avoid-inline-spacing", "hidden-content",
    "region", "p-as-heading", "bypass", "skip-link", "focus-order-semantics")

#: Every rule that is not out of date, also those of level AAA, of best practice and experimental ones. Letters in plots
#: are left to `OWN`: the engine never decides on their contrast.
AXE = """(async (some, without) => {
  const rules = {};
  for (const rule of axe.getRules())
    rules[rule.ruleId] = {enabled: !rule.tags.includes("deprecated") && !without.includes(rule.ruleId)
      && (!some || some.includes(rule.ruleId) || rule.ruleId.startsWith("color-contrast"))};
  const told = await axe.run(document, {rules, resultTypes: ["violations", "incomplete"]});
  const lines = (list) => list.flatMap((rule) => rule.nodes
    .filter((node) => !(rule.id.startsWith("color-contrast") && node.target.length === 1
      && document.querySelector(node.target[0])?.closest("svg")))
    .slice(0, 5).map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.html.slice(0, 120)}`));
  return {rules: Object.values(rules).filter((rule) => rule.enabled).length,
    violations: lines(told.violations), undecided: lines(told.incomplete)};
})"""

#: What the engine lets pass.
OWN = """(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const part = (value) => (value /= 255, value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b); };
  const contrast = (one, two) => { const [a, b] = [light(one), light(two)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05); };
  const ground = getComputedStyle(document.body).backgroundColor;
  const isClear = (colour) => colour === "transparent" || /, 0\\)$/.test(colour);
  const under = (element) => { while (element && isClear(getComputedStyle(element).backgroundColor)) element = element.parentElement;
    return element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)"; };
  const holders = all("body *:not(svg *)").filter((one) => [...one.childNodes]
    .some((child) => child.nodeType === 3 && child.data.trim()));
  const wrong = [];
  const say = (what, list) => list.slice(0, 3).forEach((one) => wrong.push(`${what}: ${one}`));
  const words = (element) => element.textContent.trim().slice(0, 60);
  // In forced colours the system chooses, and whoever forces them has chosen the system's.
  if (!matchMedia("(forced-colors: active)").matches) {
  say("text below 7 to 1", holders.filter((one) => contrast(getComputedStyle(one).color, under(one)) < 7).map(words));
  say("the name of a column below 7 to 1", all("td").filter((one) => { const name = getComputedStyle(one, "::before");
    return name.content !== "none" && contrast(name.color, under(one)) < 7; }).map(words)); }
  say("letters smaller than 16 pixels", matchMedia("screen").matches
    ? holders.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 15.9).map(words) : []);
  say("letters of a plot below 7 to 1", all("svg text")
    .filter((text) => contrast(getComputedStyle(text).fill, ground) < 7).map(words));
  say("letters of a plot smaller than 12 pixels", all("svg text")
    .filter((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a < 11.5).map(words));
  say("letters of a plot beyond its edge", all("svg text").filter((text) => { const box = text.getBBox();
    return box.x < -1 || box.x + box.width > text.ownerSVGElement.viewBox.baseVal.width + 1; }).map(words));
  say("a plot without title or description",
    all("svg").filter((svg) => !svg.querySelector("title") || !svg.querySelector("desc")).map((svg) => svg.outerHTML.slice(0, 80)));
  say("a header without scope", all("th:not([scope])").map(words));
  say("a table without caption", all("table").filter((table) => !table.caption).map(words));
  if (all("h1").length !== 1) wrong.push(`${all("h1").length} headings of the first level`);
  say("a script", all("script").map((one) => one.outerHTML.slice(0, 80)));
  say("an attribute that runs", all("*").filter((one) => [...one.attributes]
    .some((attribute) => /^on/i.test(attribute.name))).map((one) => one.outerHTML.slice(0, 80)));
  say("a request", performance.getEntriesByType("resource").map((one) => one.name));
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) { wrong.push(`${over} pixels beyond the side of ${innerWidth}`);
    say("reaches beyond the side", all("body *").filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 120))); }
  say("a paragraph of more than 85 characters a line", all("p, li").filter((one) => {
    const size = parseFloat(getComputedStyle(one).fontSize);
    return innerWidth > 700 && one.getBoundingClientRect().width > 40 * size && matchMedia("screen").matches; }).map(words));
  return wrong;
})()"""

COUNTS = '["table", "tr", "td"].map((name) => document.querySelectorAll(name).length)'
ROLES = (("table", ("table",)), ("row", ("row",)), ("cell", ("cell", "gridcell")))


def engine():
    """The source of axe-core."""
    package = importlib.util.find_spec("axe_playwright_python").origin
    return (pathlib.Path(os.path.dirname(package)) / "axe.min.js").read_text(encoding="utf-8")


def lost(browser):
    """Tables, rows and cells that assistive technology does not get."""
    roles = [node.get("role", {}).get("value") for node in
             browser.do("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    wrong = []
    for (name, names), there in zip(ROLES, browser.run(COUNTS)):
        given = sum(role in names for role in roles)
        if given < there:
            wrong.append(f"{there - given} of {there} {name}s are lost for assistive technology")
    return wrong


def faults(browser, state, some, without):
    """What is wrong with the page that is open, in a state.

    `some` are the rules that are run, all where it is `None`; `without` are those that are left out."""
    wrong = browser.run(OWN) + lost(browser)
    told = browser.run(f"{AXE}({json.dumps(some)}, {json.dumps(without)})")
    undecided = [
        line for line in told["undecided"]
        # In print, what is left out there is hidden on purpose.
        if not (state.media == "print" and line.startswith("hidden-content"))]
    return wrong + told["violations"] + [f"undecided: {line}" for line in undecided], told["rules"]
