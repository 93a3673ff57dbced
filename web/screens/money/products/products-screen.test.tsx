// Products: listed with how they stand, proposed with what a draft would cost beside, and refused fields told where they are.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ProductRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const VERSION: ProductRowFragment["versions"][number] = {
  id: "0198c000-0000-7000-8000-0000000000b1",
  name: "Otway cash-backed guarantee",
  supplierId: "0198c000-0000-7000-8000-00000000005a",
  supplierName: "Otway",
  processType: "BANK_GUARANTEE",
  security: "CASH",
  deliveryType: "COURIER",
  details: "Secured by a term deposit.",
  minValue: "5000.00",
  maxValue: "2500000.00",
  establishmentFee: "600.00",
  feeFrequency: "HALF_YEARLY",
  ongoingPercentage: "1.25",
  minimumAnnualCost: "240.00",
  ongoingDiscountPercentage: null,
  establishmentFeeDiscount: "0.00",
  status: "ACTIVE",
  startsDate: "2026-01-05",
  createdAt: "2026-01-04T01:00:00Z",
  proposedBy: "Rosa Whitfield",
  approvedBy: "Gus Reid",
};
const PRODUCT: ProductRowFragment = {
  id: VERSION.id,
  currentVersionId: VERSION.id,
  waitingChangeId: null,
  versions: [VERSION],
};
const SUPPLIER = {
  id: VERSION.supplierId,
  tradeName: "Otway",
  status: "ACTIVE",
  processTypes: ["BANK_GUARANTEE"],
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(answers: FakeAnswers = {}, products: readonly ProductRowFragment[] = [PRODUCT]) {
  return await renderClient({
    at: "/staff/products",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      Products: { data: { products, officeSuppliers: [SUPPLIER] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("a product says what it costs, how it stands, and who approved each version", async () => {
  const { user } = await open();
  expect(await screen.findByText("Offered now")).toBeTruthy();
  expect(
    screen.getByText(/\$600 to establish, then 1.25% every half-year, at least \$240 a year/),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Versions of Otway cash-backed guarantee" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Proposed by Rosa Whitfield, approved by Gus Reid")).toBeTruthy();
});

test("a change shows what a draft costs now and would cost, and says what the server refuses at its field", async () => {
  const { user, server } = await open({
    ProductPropose: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "This field is wrong.",
        fields: { minValue: "The range overlaps with that of Another, of the same bank, kind and security." },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Propose a change of Otway/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const fee = dialog.getByLabelText("Establishment fee");
  await user.clear(fee);
  await user.type(fee, "800");
  // 1.25 percent of 100,000 is 1,250 for the first half-year.
  expect(
    within(dialog.getByRole("region", { name: "Now" })).getAllByText("$1,850.00").length,
  ).toBeGreaterThan(0);
  expect(
    within(dialog.getByRole("region", { name: "As proposed" })).getAllByText("$2,050.00").length,
  ).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText("From"), "05/01/2099");
  await user.type(dialog.getByLabelText("Why"), "The bank has raised it.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText(/overlaps with that of Another/)).toBeTruthy();
  expect(server.inputsOf("ProductPropose")).toMatchObject([
    { productId: PRODUCT.id, versionCount: 1, establishmentFee: "800", startsDate: "2099-01-05" },
  ]);
});

test("what waits for approval is not proposed again", async () => {
  await open({}, [{ ...PRODUCT, waitingChangeId: "0198c000-0000-7000-8000-0000000000c1" }]);
  expect(await screen.findByText("A change is waiting for approval")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Propose a change of/ })).toBeNull();
});
