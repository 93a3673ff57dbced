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
