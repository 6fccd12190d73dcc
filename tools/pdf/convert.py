"""Keeps one LibreOffice warm and turns documents into PDF.

Reads one JSON object a line: {"input": path, "output": path, "load": {...}, "filter": {...}, "properties": {...},
"updateIndexes": bool}; answers each with {"ok": true} or {"ok": false, "kind": "document"|"office", "message": text}.
The first line it writes is {"ready": true, "pid": number}. It ends when its input ends, and LibreOffice with it.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.document.MacroExecMode import NEVER_EXECUTE
from com.sun.star.document.UpdateDocMode import NO_UPDATE

RESTART_REQUESTED = (79, 81)
SET_PARENT_DEATH_SIGNAL = 1
PATIENCE_SECONDS = 2


def main() -> None:
    # A signal to the whole group reaches the server too, which closes the input.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    profile = sys.argv[1]
    command = sys.argv[2:]
    office = Office(command, profile)
    desktop = office.connect()
    say({"ready": True, "pid": office.process.pid})
    for line in iter(sys.stdin.readline, ""):
        say(attempt(desktop, json.loads(line)))
    office.end(desktop)
    # LibreOffice is gone already; leaving through the bridge's own clean-up would wait for it.
    os._exit(0)


class Office:
    def __init__(self, command: list[str], profile: str) -> None:
        self.pipe = f"pactwright{os.getpid()}"
        self.command = [
            *command,
            f"-env:UserInstallation={Path(profile).as_uri()}",
            "--headless",
            "--norestore",
            "--nologo",
            "--nodefault",
            "--nolockcheck",
            f"--accept=pipe,name={self.pipe};urp;",
        ]
        self.ending = False
        self.process = self.launch()
        threading.Thread(target=self.watch, daemon=True).start()

    def launch(self) -> subprocess.Popen:
        return subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=sys.stderr, preexec_fn=end_with_parent
        )

    def watch(self) -> None:
        """Ends this process as soon as LibreOffice has ended, unless it asked to be started anew."""
        while self.process.wait() in RESTART_REQUESTED:
            self.process = self.launch()
        if not self.ending:
            os._exit(70)

    def connect(self):
        context = uno.getComponentContext()
        manager = context.ServiceManager
        resolver = manager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
        address = f"uno:pipe,name={self.pipe};urp;StarOffice.ComponentContext"
        for _ in range(1200):
            try:
                remote = resolver.resolve(address)
                return remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
            except uno.getClass("com.sun.star.connection.NoConnectException"):
                time.sleep(0.05)
        raise SystemExit("LibreOffice did not accept a connection within 60 s")

    def end(self, desktop) -> None:
        """Lets it clear its sockets out of /tmp, where a killed one leaves them for ever."""
        self.ending = True
        threading.Thread(target=terminate, args=(desktop,), daemon=True).start()
        try:
            self.process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()


def terminate(desktop) -> None:
    try:
        desktop.terminate()
    except uno.getClass("com.sun.star.lang.DisposedException"):
        # The connection ends together with the process.
        pass


def end_with_parent() -> None:
    os.nice(10)
    if sys.platform == "linux":
        # Out of the group that is told to stop: it is ended from here, in order.
        os.setpgrp()
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)


def attempt(desktop, job: dict) -> dict:
    try:
        convert(desktop, job)
        return {"ok": True}
    except uno.getClass("com.sun.star.lang.DisposedException") as error:
        return {"ok": False, "kind": "office", "message": error.Message}
    except uno.getClass("com.sun.star.uno.Exception") as error:
        return {"ok": False, "kind": "document", "message": error.Message}


def convert(desktop, job: dict) -> None:
    load = {
        "Hidden": True,
        "ReadOnly": True,
        "MacroExecutionMode": NEVER_EXECUTE,
        "UpdateDocMode": NO_UPDATE,
        **job.get("load", {}),
    }
    document = desktop.loadComponentFromURL(Path(job["input"]).as_uri(), "_blank", 0, properties(load))
    if document is None:
        raise uno.getClass("com.sun.star.uno.Exception")("The document could not be read.", None)
    try:
        describe(document, job.get("properties", {}))
        if job.get("landscape"):
            turn_pages(document)
        if job.get("updateIndexes") and hasattr(document, "getDocumentIndexes"):
            indexes = document.getDocumentIndexes()
            for i in range(indexes.getCount()):
                indexes.getByIndex(i).update()
        options = uno.Any("[]com.sun.star.beans.PropertyValue", properties(job.get("filter", {})))
        target = {"FilterName": job["exporter"], "FilterData": options}
        document.storeToURL(Path(job["output"]).as_uri(), properties(target))
    finally:
        document.close(True)


def describe(document, wanted: dict) -> None:
    about = document.DocumentProperties
    for name, value in wanted.items():
        setattr(about, name, tuple(value) if isinstance(value, list) else value)


def turn_pages(document) -> None:
    styles = document.StyleFamilies.getByName("PageStyles")
    for name in styles.ElementNames:
        style = styles.getByName(name)
        if not style.IsLandscape:
            style.IsLandscape, style.Width, style.Height = True, style.Height, style.Width


def properties(values: dict) -> tuple:
    return tuple(PropertyValue(Name=name, Value=value) for name, value in values.items())


def say(message: dict) -> None:
    print(json.dumps(message), flush=True)


main()
