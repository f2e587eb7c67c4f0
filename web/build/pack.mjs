// Packs Python for the browser: node build/pack.mjs FOLDER OUT
//
// FOLDER holds the packages that the table needs, as sources. They are compiled by the very Python that
// will run them, so that the browser has nothing to compile, and so is its standard library. What
// comes out lies beside the page: Python itself, the library, and our package with all that it needs.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const MADE = 1_000_000_000; // milliseconds: the time of all files, as `worker.ts` sets it
const HOME = '/arcanum';
const [, , folder, out] = process.argv;
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')));

const packed = (data) => gzipSync(data, { level: 9 });

function files(place) {
  return readdirSync(place)
    .sort()
    .map((name) => join(place, name))
    .flatMap((path) => (statSync(path).isDirectory() ? files(path) : [path]));
}

const COMPILE = `
import os, sys, marshal, importlib.util, zipfile, io
from pathlib import Path

def compiled(source, name):
    # Without docstrings, but where they are read: Pyodide looks at its own.
    level = 0 if name.startswith(("pyodide/", "_pyodide/")) else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)

# Our packages. A module is compiled, and its source left out; a package that is looked for by the
# name of its file keeps that.
sys.path.insert(0, HOME)
from arcanum.kernel.data import read_toml
for path in sorted(Path(HOME).rglob("data/*.toml")):
    read_toml(str(path))
for path in sorted(Path(HOME).rglob("*.py")):
    if path.name == "__init__.py" and path.parent.parent.name == "games":
        continue
    path.with_suffix(".pyc").write_bytes(compiled(path.read_bytes(), str(path)))
    path.unlink()
for path in Path(HOME).rglob("__pycache__/*.pyc"):
    path.unlink()

# The library: without what is for programmers, for screens that are none, and for networks.
LEFT_OUT = tuple("""
    antigravity cProfile code codeop curses dbm doctest ensurepip ftplib idlelib imaplib lib2to3 mailbox
    nntplib pdb poplib profile pstats pydoc pydoc_data smtplib sqlite3 telnetlib this tkinter trace
    turtle turtledemo unittest venv webbrowser wsgiref xmlrpc zipapp tracemalloc py_compile
    compileall modulefinder pickletools tabnanny timeit rlcompleter cmd bdb symtable
    _pydatetime _pydecimal _pyio _pylong _pyrepl _aix_support _osx_support aifc argparse cgi cgitb chunk
     crypt csv ctypes difflib email filecmp fileinput ftplib getopt
    getpass gettext graphlib html http imghdr mailcap mimetypes multiprocessing netrc nturl2path
    optparse pipes plistlib pty pyclbr quopri sched shelve sndhdr socketserver statistics
    stringprep sunau telnetlib tarfile tty uu uuid wave xdrlib xml zoneinfo
""".split())
# Of the encodings, those of names and texts.
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "raw_unicode_escape", "utf_8", "utf_16")
library = io.BytesIO()
with zipfile.ZipFile(next(p for p in sys.path if p.endswith(".zip"))) as old, zipfile.ZipFile(library, "w") as new:
    for name in sorted(old.namelist()):
        top = name.split("/")[0].removesuffix(".py")
        if name.endswith("/") or top in LEFT_OUT:
            continue
        if top == "encodings" and Path(name).stem not in ENCODINGS:
            continue
        data = old.read(name)
        if name.endswith(".py"):
            data = compiled(data, name)
            name += "c"
        new.writestr(zipfile.ZipInfo(name, (2001, 9, 9, 1, 46, 40)), data)
library.getvalue()
`;

const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
for (const path of files(folder)) {
  const there = `${HOME}/${relative(folder, path).split(sep).join('/')}`;
  python.FS.mkdirTree(dirname(there));
  python.FS.writeFile(there, readFileSync(path));
  python.FS.utime(there, MADE, MADE);
}
python.globals.set('HOME', HOME);
const library = python.runPython(COMPILE).toJs();

/** All files that Python has in a folder now. */
function found(place) {
  return python.FS.readdir(place)
    .filter((name) => name !== '.' && name !== '..')
    .sort()
    .map((name) => `${place}/${name}`)
    .flatMap((path) => (python.FS.isDir(python.FS.stat(path).mode) ? found(path) : [path]));
}

const bodies = found(HOME).map((path) => [path.slice(HOME.length + 1), python.FS.readFile(path)]);
const list = Buffer.from(JSON.stringify(bodies.map(([name, data]) => [name, data.length])));
const length = Buffer.alloc(4);
length.writeUInt32BE(list.length);

mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'arcanum.bin.gz'),
  packed(Buffer.concat([length, list, ...bodies.map(([, data]) => data)])),
);
writeFileSync(join(out, 'python_stdlib.zip.gz'), packed(library));
writeFileSync(join(out, 'pyodide.asm.wasm.gz'), packed(readFileSync(join(pyodide, 'pyodide.asm.wasm'))));
for (const name of ['pyodide.mjs', 'pyodide.asm.js']) copyFileSync(join(pyodide, name), join(out, name));
// No packages besides: nothing is ever looked for elsewhere.
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'));
// `made` says which Python and which package this is: the browser may keep how memory looks with both loaded.
const made = createHash('sha256');
for (const name of [
  'arcanum.bin.gz',
  'python_stdlib.zip.gz',
  'pyodide.asm.wasm.gz',
  'pyodide.asm.js',
  'pyodide.mjs',
])
  made.update(readFileSync(join(out, name)));
const whole = { ...info, made: made.digest('hex').slice(0, 16) };
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info: whole, packages: {} }));
