// Plays whole games with the Python that is packed for browsers: node play.mjs FOLDER < tables.json
//
// Every seat is played at random; the records come out as a list.

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

async def main():
    return json.dumps([await record(*table) for table in json.loads(TABLES)])

await main()
`;
python.globals.set('TABLES', JSON.stringify(tables));
console.log(await python.runPythonAsync(PLAY));
