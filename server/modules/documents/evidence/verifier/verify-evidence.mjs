// Checks a pack of evidence without its portal: the signature, every file, and that no history was cut or put in another order.

const STATEMENT = "bondline-evidence.json";
const TYPE = "application/vnd.bondline.evidence+json;version=1";

/** Answers what was found, fault by fault; `isSound` only where there is none and the signer is the one that was named. */
export async function checkEvidence(bytes, fingerprint) {
  try {
    return await checkPack(await readZip(bytes), fingerprint);
  } catch (thrown) {
    return answer([`The pack cannot be read: ${thrown.message}`]);
  }
}

async function checkPack(files, fingerprint) {
  const sealed = files.get(STATEMENT);
  if (sealed === undefined) return answer([`${STATEMENT} is missing: nothing here is signed`]);
  const { faults, statement, signer } = await openEnvelope(sealed, fingerprint);
  if (statement === undefined) return answer(faults, { signer });
  faults.push(...(await faultsOfFiles(files, statement.files)));
  for (const history of statement.histories) faults.push(...faultsOfHistory(files, history));
  return answer(faults, { signer, statement });
}

function answer(faults, rest = {}) {
  return { isSound: faults.length === 0, faults, ...rest };
}

/** What is read is the very text that was signed. */
async function openEnvelope(bytes, fingerprint) {
  const { payloadType, payload, signatures, signer } = JSON.parse(textOf(bytes));
  if (payloadType !== TYPE) return { faults: ["The statement is of an unknown kind"] };
  const spki = fromBase64(signer.spki);
  const own = await sha256(spki);
  const faults = own === plainHex(fingerprint) ? [] : [`The signer is unknown: the pack is signed by ${own}`];
  const body = fromBase64(payload);
  const key = await crypto.subtle.importKey("spki", spki, { name: "ECDSA", namedCurve: "P-256" }, false, [
    "verify",
  ]);
  const signature = fromBase64(signatures[0].sig);
  const isSigned = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    key,
    signature,
    authenticated(body),
  );
  if (!isSigned) return { faults: [...faults, "The statement was changed after it was signed"], signer: own };
  return { faults, signer: own, statement: JSON.parse(textOf(body)) };
}

function authenticated(body) {
  const head = new TextEncoder().encode(`DSSEv1 ${TYPE.length} ${TYPE} ${body.length} `);
  return joined([head, body]);
}

async function faultsOfFiles(files, listed) {
  const faults = [];
  for (const { name, sha256: hash } of listed) {
    const bytes = files.get(name);
    if (bytes === undefined) faults.push(`${name} is missing`);
    else if ((await sha256(bytes)) !== hash) faults.push(`${name} was changed`);
  }
  const known = new Set([STATEMENT, ...listed.map(({ name }) => name)]);
  for (const name of files.keys()) if (!known.has(name)) faults.push(`${name} is not listed: it was added`);
  return faults;
}

/** Each entry names the hash of the one before it, and the statement the last of them. */
function faultsOfHistory(files, { file, entries: count, headHash }) {
  const bytes = files.get(file);
  if (bytes === undefined) return [];
  const entries = entriesIn(bytes);
  if (entries === undefined) return [`${file} is no history`];
  const faults = [];
  let before = "";
  for (const [at, { sequence, previousHash, hash }] of entries.entries()) {
    if (sequence !== at + 1) return [`${file}: entry ${sequence} stands where entry ${at + 1} belongs`];
    if (previousHash !== before) return [`${file}: entry ${sequence} does not follow the one before it`];
    before = hash;
  }
  if (entries.length < count)
    faults.push(`${file} was cut: it ends with entry ${entries.length} of ${count}`);
  else if (before !== (headHash ?? "")) faults.push(`${file} does not end as it was signed`);
  return faults;
}

function entriesIn(bytes) {
  try {
    const { entries } = JSON.parse(textOf(bytes));
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

const END_MARK = 0x06054b50;
const LIST_MARK = 0x02014b50;
const FILE_MARK = 0x04034b50;
const END_LENGTH = 22;

/** Every file of a zip by its name; anything that another program could read in another way is refused. */
async function readZip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END_MARK) throw new Error("it is no whole zip file");
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const files = new Map();
  for (let read = 0; read < count; read += 1) {
    if (view.getUint32(at, true) !== LIST_MARK) throw new Error("its list of files is damaged");
    const entry = listedAt(view, bytes, at);
    at = entry.next;
    if (files.has(entry.name)) throw new Error(`${entry.name} stands in it twice`);
    if (!entry.name.endsWith("/")) files.set(entry.name, await contentOf(view, bytes, entry));
  }
  if (at !== end) throw new Error("there is something between its files and its end");
  return files;
}

function listedAt(view, bytes, at) {
  const nameLength = view.getUint16(at + 28, true);
  const name = textOf(bytes.subarray(at + 46, at + 46 + nameLength));
  return {
    name,
    method: view.getUint16(at + 10, true),
    length: view.getUint32(at + 20, true),
    place: view.getUint32(at + 42, true),
    next: at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

async function contentOf(view, bytes, { name, method, length, place }) {
  if (view.getUint32(place, true) !== FILE_MARK) throw new Error(`${name} is damaged`);
  const nameLength = view.getUint16(place + 26, true);
  const start = place + 30 + nameLength + view.getUint16(place + 28, true);
  if (textOf(bytes.subarray(place + 30, place + 30 + nameLength)) !== name)
    throw new Error(`${name} has two names`);
  const content = bytes.subarray(start, start + length);
  if (method === 0) return content;
  if (method !== 8) throw new Error(`${name} is packed in an unknown way`);
  const unpacked = new Blob([content]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function textOf(bytes) {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function fromBase64(text) {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

function plainHex(text) {
  return text.toLowerCase().replace(/[^0-9a-f]/g, "");
}

async function sha256(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// The verifier as a command: what it found, and whether the pack can be trusted by its exit code.

const [pack, fingerprint] = process.argv.slice(2);
if (pack === undefined || fingerprint === undefined) {
  console.error(
    "node verify-evidence.mjs PACK.zip FINGERPRINT\nThe fingerprint stands on the portal's page /verify.",
  );
  process.exitCode = 2;
} else {
  const { readFile } = await import("node:fs/promises");
  const { isSound, faults, signer, statement } = await checkEvidence(
    new Uint8Array(await readFile(pack)),
    fingerprint,
  );
  if (signer !== undefined) console.log(`Signed by ${signer}`);
  if (statement !== undefined)
    console.log(
      `${statement.undertaking.kind} ${statement.undertaking.number}, as of ${statement.status.asOf}`,
    );
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  console.log(isSound ? "The pack is whole and unchanged." : "The pack is not to be trusted.");
  process.exitCode = isSound ? 0 : 1;
}
