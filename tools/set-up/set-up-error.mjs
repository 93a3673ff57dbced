// A reason why the product cannot be set up or started, told to a person in one sentence.
export class SetUpError extends Error {
  /** @param {string} sentence what is wrong and what mends it @param {unknown} [cause] */
  constructor(sentence, cause) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.name = "SetUpError";
  }
}

/**
 * Runs a start-up step, and ends the process with the sentence alone when it fails for a known reason.
 * @param {() => Promise<void>} main
 */
export async function runOrExplain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
