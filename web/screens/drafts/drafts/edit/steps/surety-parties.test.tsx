// Shows: SB-54..SB-60.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../../testing/client-cast.ts";
import { renderClient } from "../../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../../draft-example.ts";

async function openParties(processType: "SURETY_BOND" | "BANK_GUARANTEE") {
  return await renderClient({
    at: `/drafts/${OWNER_ID}/create?draft=${DRAFT_ID}&step=parties`,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [HARBOUR_CIVIL] }),
      DraftOpen: { data: { draft: aDraft({ processType }) } },
      DraftUpdated: "silent",
    },
  });
}

test("the parties of a surety bond are explained, detail by detail", async () => {
  const { user } = await openParties("SURETY_BOND");
  await user.click(await screen.findByRole("button", { name: "Change Applicant 1" }));
  const tips = [
    ["About name", /the bond names it/, /The party that holds the bond/],
    ["About ABN or ACN", /Of the entity that signed the contract/, /Of the party that holds the bond/],
    [
      "About principal place of business",
      /The applicant's principal place of business/,
      /demands and notices to the beneficiary/,
    ],
  ] as const;
  for (const [name, applicant, beneficiary] of tips) {
    const [first, second] = await screen.findAllByRole("button", { name });
    if (first === undefined || second === undefined) throw new Error(`${name} is not beside both parties.`);
    await user.click(first);
    expect(await screen.findByText(applicant)).toBeTruthy();
    await user.click(second);
    expect(await screen.findByText(beneficiary)).toBeTruthy();
  }
  await user.click(screen.getByRole("button", { name: "About contact" }));
  expect(await screen.findByText(/we tell when the bond is issued/)).toBeTruthy();
});

test("those of a bank guarantee are not", async () => {
  await openParties("BANK_GUARANTEE");
  expect((await screen.findAllByLabelText("Name")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "About name" })).toBeNull();
});
