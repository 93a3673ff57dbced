// What `npm test` leaves to the whole run (`npm test -- --whole`, which CI does), so that whoever changes something waits less than a quarter of an hour.
import path from "node:path";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";

/** Each with why a change seldom breaks it alone: what it holds is also held, more narrowly, by tests that stay. Named on the command line, each runs. */
export const LEFT_TO_THE_WHOLE_RUN: readonly { because: string; files: readonly string[] }[] = [
  {
    because:
      "instances are killed and roads cut over and over, and the parts that recover have tests of their own",
    files: [
      "testing/faults/import-killed.test.ts",
      "testing/faults/kill-loop.test.ts",
      "testing/faults/network.test.ts",
      "testing/faults/restarts.test.ts",
      "testing/proof/once-only-kills.test.ts",
      "server/database/connection-watchdog.test.ts",
      "server/http/connections.test.ts",
    ],
  },
  {
    because:
      "drawn over the whole contract for a rule that one place keeps; the families that a new call must join stay",
    files: [
      "testing/proof/arguments.test.ts",
      "testing/proof/attacks.test.ts",
      "testing/proof/capabilities.test.ts",
      "testing/proof/fields-alone.test.ts",
      "testing/proof/flood.test.ts",
      "testing/proof/floods.test.ts",
      "testing/proof/foreign-ids.test.ts",
      "testing/proof/forged-actors.test.ts",
      "testing/proof/pages.test.ts",
      "testing/proof/sharing.test.ts",
      "testing/proof/terms.test.ts",
    ],
  },
  {
    because:
      "a browser walks what server and screens show by themselves; the stories that stay cross every neighbourhood once",
    files: [
      "e2e/stories/a-bank-asks-for-its-own.test.ts",
      "e2e/stories/a-banks-fees-are-checked.test.ts",
      "e2e/stories/a-client-leaves.test.ts",
      "e2e/stories/a-colleague-is-invited.test.ts",
      "e2e/stories/a-digital-original.test.ts",
      "e2e/stories/a-duplicate-is-merged.test.ts",
      "e2e/stories/a-form-is-signed.test.ts",
      "e2e/stories/a-guarantee-is-verified.test.ts",
      "e2e/stories/a-lease-bond-is-issued.test.ts",
      "e2e/stories/a-list-is-exported.test.ts",
      "e2e/stories/a-lost-original.test.ts",
      "e2e/stories/a-part-is-credited.test.ts",
      "e2e/stories/a-referrers-statement.test.ts",
      "e2e/stories/a-register-is-imported.test.ts",
      "e2e/stories/a-standard-wording-is-changed.test.ts",
      "e2e/stories/a-wording-is-agreed.test.ts",
      "e2e/stories/alerts-and-billing.test.ts",
      "e2e/stories/an-emails-text-is-changed.test.ts",
      "e2e/stories/an-empty-production.test.ts",
      "e2e/stories/found-by-keyboard.test.ts",
      "e2e/stories/four-people-on-one-draft.test.ts",
      "e2e/stories/hostile-text-stays-text.test.ts",
      "e2e/stories/mail-as-it-is-chosen.test.ts",
      "e2e/stories/own-account.test.ts",
      "e2e/stories/reports-are-read-by-keyboard.test.ts",
      "e2e/stories/sign-in-with-a-provider.test.ts",
      "e2e/stories/signed-at-a-service.test.ts",
      "e2e/stories/the-books-leave-as-journals.test.ts",
    ],
  },
];

const LEFT = new Set(LEFT_TO_THE_WHOLE_RUN.flatMap(({ files }) => files));

/** Whether a file, by its whole path, is among those that every run takes. */
export function isInShortForm(file: string): boolean {
  return !LEFT.has(path.relative(PROJECT_ROOT, file).split(path.sep).join("/"));
}
