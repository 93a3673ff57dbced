// One thing that the doctor looks at, and what it says when something is wrong with it.

export interface Trouble {
  what: string;
  why: string;
  /** The command or the step that mends it. */
  mend: string;
}

export interface Examination {
  title: string;
  /** Nothing when all is well. An examination that itself breaks is trouble too. */
  look(): Promise<Trouble[]> | Trouble[];
  /** What is worth knowing without being wrong. */
  counts?(): Promise<string[]>;
}

/** Looks at everything in order and says what was found; answers how many troubles there are. */
export async function examine(
  examinations: readonly Examination[],
  say: (line: string) => void,
): Promise<number> {
  let count = 0;
  for (const { title, look, counts } of examinations) {
    const troubles = await troublesOf(look);
    count += troubles.length;
    say(`${troubles.length === 0 ? "well   " : "TROUBLE"}  ${title}`);
    for (const { what, why, mend } of troubles)
      say(`         ${what}\n         Why it matters: ${why}\n         What mends it: ${mend}`);
    for (const line of await countsOf(counts)) say(`         ${line}`);
  }
  say(count === 0 ? "\nAll is well." : `\n${count} ${count === 1 ? "thing is" : "things are"} wrong.`);
  return count;
}

async function troublesOf(look: Examination["look"]): Promise<Trouble[]> {
  try {
    return await look();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [
      {
        what,
        why: "What could not be looked at may be broken.",
        mend: "Mend what the line above names, and ask the doctor again.",
      },
    ];
  }
}

/** What cannot be counted has been shown as trouble by the look at it. */
async function countsOf(counts: Examination["counts"]): Promise<string[]> {
  return (await counts?.().catch(() => undefined)) ?? [];
}
