// The verifier as a page: what is chosen and typed there, and what was found.

const form = document.querySelector("form");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const [file] = form.elements.pack.files;
  const result = document.querySelector("#result");
  result.textContent = "Checking";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { isSound, faults, signer, statement } = await checkEvidence(bytes, form.elements.fingerprint.value);
  const lines = [isSound ? "The pack is whole and unchanged." : "The pack is not to be trusted.", ...faults];
  if (statement !== undefined)
    lines.push(
      `${statement.undertaking.kind} ${statement.undertaking.number}, as of ${statement.status.asOf}`,
    );
  if (signer !== undefined) lines.push(`Signed by ${signer}`);
  result.className = isSound ? "sound" : "faulty";
  result.replaceChildren(
    ...lines.map((line) => {
      const shown = document.createElement("p");
      shown.textContent = line;
      return shown;
    }),
  );
});
