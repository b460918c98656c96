/**
 * What tables on the device are made of, beside the page: a Python for browsers and its library,
 * cut down to what is needed. It lies in a folder of its own, named after its content, and only
 * whoever plays without a net fetches it. Bornes itself and its libraries are not in it: the server
 * packs what is installed there.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { without } from "./archive.ts";

const PYODIDE = "node_modules/pyodide";
const HERE = "parts";

/** Parts of Python's library that nothing of ours enters. */
const NOT_NEEDED = [
  "_pyrepl",
  "curses",
  "dbm",
  "ensurepip",
  "idlelib",
  "lib2to3",
  "pydoc",
  "pydoc_data",
  "sqlite3",
  "test",
  "tkinter",
  "turtledemo",
  "unittest",
  "venv",
  "wsgiref",
  "xml",
  "xmlrpc",
  "_pydatetime.py",
  "_pydecimal.py",
  "_pyio.py",
  "bdb.py",
  "cProfile.py",
  "doctest.py",
  "ftplib.py",
  "imaplib.py",
  "mailbox.py",
  "pdb.py",
  "pickletools.py",
  "poplib.py",
  "profile.py",
  "pstats.py",
  "smtplib.py",
  "tabnanny.py",
  "tarfile.py",
  "turtle.py",
];

/** The service worker: its name has to be the same in every version. */
export const SERVICE = "sw.js";

type Part = { name: string; bytes: Buffer; packed: boolean };

/** The parts, with the versions that are installed. */
function parts(): Part[] {
  const file = (name: string): Buffer => readFileSync(join(PYODIDE, name));
  const lock = JSON.parse(file("pyodide-lock.json").toString()) as { info: unknown };
  const wheels = readdirSync(HERE).filter((name) => name.endsWith(".whl"));
  return [
    { name: "pyodide.mjs", bytes: file("pyodide.mjs"), packed: false },
    { name: "pyodide.asm.mjs", bytes: file("pyodide.asm.mjs"), packed: false },
    { name: "pyodide.asm.wasm", bytes: file("pyodide.asm.wasm"), packed: false },
    {
      name: "python_stdlib.zip",
      bytes: without(file("python_stdlib.zip"), NOT_NEEDED),
      packed: true,
    },
    // Every package that there is for browsers stands in its list; none of them is fetched.
    {
      name: "pyodide-lock.json",
      bytes: Buffer.from(JSON.stringify({ info: lock.info, packages: {} })),
      packed: true,
    },
    ...wheels.map((name) => ({ name, bytes: readFileSync(join(HERE, name)), packed: true })),
  ];
}

/** Lays the parts beside the page, and a list of them. */
export function deviceParts(): Plugin {
  return {
    name: "bornes-parts",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const found = parts();
      const hash = createHash("sha256");
      for (const { bytes } of found) hash.update(bytes);
      const folder = `assets/device-${hash.digest("hex").slice(0, 12)}`;
      mkdirSync(join(dir ?? "", folder));
      const files = found.map(({ name, bytes, packed }) => {
        // What is not packed already is only there packed: a server unpacks it for the few who ask.
        const sent = packed ? bytes : gzipSync(bytes, { level: 9 });
        writeFileSync(join(dir ?? "", folder, packed ? name : `${name}.gz`), sent);
        return { name: `${folder}/${name}`, sent: sent.length, bytes: bytes.length };
      });
      // The service worker keeps all of it, but not itself; the page is kept by its address.
      const page = [...Object.keys(bundle), ...readdirSync("public")].filter(
        (name) => name !== SERVICE && name !== "index.html",
      );
      writeFileSync(join(dir ?? "", "device.json"), JSON.stringify({ files, page }));
    },
  };
}
