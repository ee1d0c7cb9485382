"""A Chromium without a window, spoken to through its DevTools protocol."""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

import websocket

FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--remote-debugging-port=0",
    "--remote-allow-origins=*", "--host-resolver-rules=MAP * ~NOTFOUND")


class Browser:
    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="kerb-browser-")
        self.process = subprocess.Popen(
            ["chromium", *FLAGS, f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        page = self._page(self._port())
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], timeout=180)
        self.number = 0
        for part in ("Page", "Runtime"):
            self.do(f"{part}.enable")
        return self

    def __exit__(self, *_):
        try:
            self.do("Browser.close")
        except Exception:  # It is gone already, or hangs: then it is ended.
            self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _port(self):
        file = pathlib.Path(self.folder) / "DevToolsActivePort"
        for _ in range(600):
            if file.exists() and file.stat().st_size:
                return file.read_text().split("\n")[0]
            time.sleep(0.1)
        raise RuntimeError("Chromium did not start")

    def _page(self, port):
        for _ in range(100):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
                pages = [one for one in json.load(answer) if one["type"] == "page"]
            if pages:
                return pages[0]
            time.sleep(0.1)
        raise RuntimeError("Chromium has no page")

    def do(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps(
            {"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def run(self, script):
        """The value of an expression, awaited."""
        answer = self.do(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def show(self, state):
        """Puts the window into a state, without loading the page again."""
        self.do(
            "Emulation.setDeviceMetricsOverride", width=state.width, height=state.height,
            deviceScaleFactor=1, mobile=False)
        features = [{"name": "prefers-color-scheme", "value": state.scheme}]
        if state.forced:
            features.append({"name": "forced-colors", "value": "active"})
        self.do("Emulation.setEmulatedMedia", media=state.media, features=features)

    def open(self, path, state):
        self.show(state)
        address = "file://" + os.path.abspath(path)
        self.do("Page.navigate", url=address)
        for _ in range(600):
            if self.run("document.readyState") == "complete" and self.run("location.href") == address:
                return
            time.sleep(0.05)
        raise RuntimeError(f"{path} did not load")

    def picture(self, file):
        width, height = self.run("[innerWidth, Math.min(document.documentElement.scrollHeight, 12000)]")
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        shot = self.do("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)
        pathlib.Path(file).write_bytes(base64.b64decode(shot["data"]))

    def printed(self):
        """The page as it goes to a printer, as a PDF."""
        made = self.do("Page.printToPDF", generateTaggedPDF=True, preferCSSPageSize=True)
        return base64.b64decode(made["data"])
