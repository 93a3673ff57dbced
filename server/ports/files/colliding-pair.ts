// Two different blocks of bytes with one MD5 (published by Wang and others in 2004): what a careful attacker would upload.

const FIRST = `
d131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f89
55ad340609f4b30283e488832571415a085125e8f7cdc99fd91dbdf280373c5b
d8823e3156348f5bae6dacd436c919c6dd53e2b487da03fd02396306d248cda0
e99f33420f577ee8ce54b67080a80d1ec69821bcb6a8839396f9652b6ff72a70`;

const SECOND = `
d131dd02c5e6eec4693d9a0698aff95c2fcab50712467eab4004583eb8fb7f89
55ad340609f4b30283e4888325f1415a085125e8f7cdc99fd91dbd7280373c5b
d8823e3156348f5bae6dacd436c919c6dd53e23487da03fd02396306d248cda0
e99f33420f577ee8ce54b67080280d1ec69821bcb6a8839396f965ab6ff72a70`;

export const COLLIDING_PAIR = [bytesFrom(FIRST), bytesFrom(SECOND)] as const;

function bytesFrom(hexadecimal: string): Buffer {
  return Buffer.from(hexadecimal.replaceAll(/\s/g, ""), "hex");
}
