// Where a person asks for what the portal holds about them.

import { DATA_WORDS, PERSONAL_DATA_WORDS } from "../export-words.ts";
import { ArchiveCard } from "./archive-card.tsx";

const ARCHIVE = {
  kind: "PERSON",
  wanted: { myself: true },
  words: { ...PERSONAL_DATA_WORDS, earlier: DATA_WORDS.earlier },
} as const;

export function PersonalDataCard() {
  return <ArchiveCard archive={ARCHIVE} />;
}
