// A bank's files of outcomes: the list, and one whose rows were tried and not applied yet; and its own people.

import { csvOutcomes, inBase64 } from "../../testing/builders/outcome-file-builder.ts";
import type { ScreenSet } from "./screen-set.ts";

export const OUTCOME_FILE_SCREENS: readonly ScreenSet[] = [
  {
    title: "a bank's files of outcomes",
    person: "sam",
    screens: async ({ as }) => {
      const sam = await as("sam");
      const { staffDrafts } = await sam.get(
        "{ staffDrafts(waitingFor: BANK, first: 2) { edges { node { referenceNumber } } } }",
      );
      const [issued, declined] = staffDrafts.edges.map(
        ({ node }: { node: { referenceNumber: string } }) => node.referenceNumber,
      );
      const content = csvOutcomes([
        { reference: issued, number: "G 2026/004410" },
        { reference: declined, outcome: "DECLINED", reason: "The limit is reached." },
        { reference: "DR-NOWHERE", number: "G 2026/004411" },
      ]);
      const input = { fileName: "friday.csv", content: inBase64(content) };
      const { data } = await sam.mutate(
        "createOutcomeFile",
        "CreateOutcomeFileInput",
        input,
        "outcomeFile { id }",
      );
      const path = `/staff/outcomes/${data.createOutcomeFile.outcomeFile.id}`;
      return [
        { name: "outcome-file", path, shows: "Check the outcomes" },
        {
          name: "outcome-file-apply",
          path,
          shows: "Check the outcomes",
          after: (page) => page.getByRole("button", { name: /^Apply \d/ }).click(),
        },
        { name: "bank-people", path: "/staff/people", shows: "sam@macquarie.example" },
        {
          name: "bank-people-invite",
          path: "/staff/people",
          shows: "sam@macquarie.example",
          after: (page) => page.getByRole("button", { name: "Invite" }).click(),
        },
        { name: "outcome-files", path: "/staff/outcomes", shows: "friday.csv" },
        {
          name: "outcome-file-upload",
          path: "/staff/outcomes",
          shows: "friday.csv",
          after: (page) => page.getByRole("button", { name: "Upload outcomes" }).click(),
        },
      ];
    },
  },
];
