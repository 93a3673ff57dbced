// Taking files: one, several, and not now.

import { DropZone } from "./drop-zone.tsx";
import type { ExampleSet } from "./example.tsx";

const CSV = {
  endings: ["csv"],
  bytesMax: 30_000_000,
  wrongTypeMessage: "You Have Attached a Wrong File Type Please Attach a .CSV File",
};

export const EXAMPLES: ExampleSet = {
  title: "Drop zone",
  examples: {
    "One file": (
      <DropZone label="Documents to import" hint="CSV, up to 30 MB" rule={CSV} onFiles={() => undefined} />
    ),
    "Several, not now": (
      <DropZone
        label="More files"
        hint="CSV, up to 30 MB"
        rule={CSV}
        onFiles={() => undefined}
        takesSeveral
        isDisabled
      />
    ),
  },
};
