// Banks' files of fees: the list, one that is not accepted yet with what it is held against, and one that is.

import { idOf } from "../../server/demo/cast-ids.ts";
import { csvFees, feesInBase64 } from "../../testing/builders/fee-file-builder.ts";
import type { ScreenSet } from "./screen-set.ts";

export const FEE_FILE_SCREENS: readonly ScreenSet[] = [
  {
    title: "banks' files of fees",
    person: "rosa",
    screens: async ({ as }) => {
      const rosa = await as("rosa");
      const content = feesInBase64(
        csvFees([
          { number: "MB NOWHERE", amount: "250.00" },
          { number: "MB ELSEWHERE", amount: "much" },
        ]),
      );
      const { data } = await rosa.mutate(
        "createFeeFile",
        "CreateFeeFileInput",
        { supplierId: idOf("supplier", "macquarie"), fileName: "november.csv", content },
        "feeFile { id }",
      );
      const path = `/staff/bank-fees/${data.createFeeFile.feeFile.id}`;
      return [
        { name: "fee-file", path, shows: "Check the fees" },
        {
          name: "fee-file-accept",
          path,
          shows: "Check the fees",
          after: (page) => page.getByRole("button", { name: "Accept" }).click(),
        },
        { name: "fee-files", path: "/staff/bank-fees", shows: "november.csv" },
        {
          name: "fee-file-upload",
          path: "/staff/bank-fees",
          shows: "november.csv",
          after: (page) => page.getByRole("button", { name: "Upload fees" }).click(),
        },
      ];
    },
  },
];
