// Plays whole games with the Python that is packed for browsers: node play.mjs FOLDER < tables.json
//
// Every seat is played at random. What comes out: the records, and plurals and numbers in every language.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [, , folder] = process.argv;
const tables = JSON.parse(readFileSync(0, 'utf8'));
const web = createRequire(new URL('../../web/package.json', import.meta.url));
const { loadPyodide } = await import(pathToFileURL(web.resolve('pyodide/pyodide.mjs')).href);

const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', PYTHONDONTWRITEBYTECODE: '1' } });
const data = gunzipSync(readFileSync(join(folder, 'arcanum.bin.gz')));
const length = data.readUInt32BE(0);
let at = 4 + length;
for (const [name, size] of JSON.parse(data.subarray(4, at).toString())) {
  const path = `/arcanum/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  python.FS.writeFile(path, data.subarray(at, at + size));
  python.FS.utime(path, 1_000_000_000, 1_000_000_000);
  at += size;
}

const PLAY = `
import sys
sys.path.insert(0, "/arcanum")
import asyncio, json, random
from arcanum.solo import boot, messages
assert messages.is_missing()
messages.install()
from arcanum.solo.host import Host
from arcanum.solo.shelf import InMemory

async def record(game, seats, options):
    host = Host(InMemory())
    seats = [{"kind": "human", "mine": True} for _ in seats]
    wanted = json.dumps({"game": game, "seats": seats, "options": options, "seed": "browser"})
    status, text = await host.ask("POST", "/tables", "", wanted)
    made = json.loads(text)
    path = "/tables/" + made["table"]
    luck = random.Random(7)
    while True:
        for seat in made["seats"]:
            status, text = await host.ask("GET", path, seat["token"], "")
            now = json.loads(text)
            if now["over"]:
                return (await host.ask("GET", path + "/record", seat["token"], ""))[1]
            if now["options"]:
                chosen = luck.choice(now["options"])["spelled"]
                act = json.dumps({"version": now["version"], "action": chosen})
                status, text = await host.ask("POST", path + "/actions", seat["token"], act)
                assert status == 200, text

from babel import Locale
from babel.numbers import format_decimal, format_percent

def counted(lang):
    said = Locale.parse(lang)
    return [[said.plural_form(n), format_decimal(n * 1234.5, locale=said), format_percent(n / 7, locale=said)]
        for n in range(130)]

async def main():
    records = [await record(*table) for table in json.loads(TABLES)]
    return json.dumps({"records": records, "counted": {lang: counted(lang) for lang in LANGUAGES.split()}})

await main()
`;
python.globals.set('TABLES', JSON.stringify(tables));
python.globals.set('LANGUAGES', 'en ru pl');
console.log(await python.runPythonAsync(PLAY));
