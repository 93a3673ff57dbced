// Shows: D-08..D-09, D-12, D-31..D-33, D-39..D-42, P-02..P-15.
import { expect, test } from "vitest";
import {
  APPLICANT_ID,
  applicant,
  BENEFICIARY_ID,
  beneficiary,
} from "../../../parties/parties/public/party-example.ts";
import { aDraft } from "../draft-example.ts";
import { createReadField, relevantValues } from "./draft-field-rules.ts";
import {
  type DraftFormValues,
  newDraftValues,
  newPartyValues,
  valuesFromDraft,
} from "./draft-form-values.ts";
import { changesBetween, flatFromDraft, flatFromValues } from "./flat-draft.ts";

const DRAFT = aDraft();
const BASE = flatFromDraft(DRAFT);

test("a draft that is opened and not touched has nothing to save, although numbers are shown spaced", () => {
  expect(changesOf({})).toEqual({});
  expect(shown().parties[0]?.abn).toBe("51 824 753 556");
  expect(shown().refundBSB).toBe("062-000");
});

test.each<[string, Partial<DraftFormValues>, object]>([
  ["an amount typed with a dollar sign and commas", { amount: "$1,250,000.5" }, { amount: "1250000.50" }],
  ["a day", { expiresAt: "2029-01-31" }, { expiresAt: "2029-01-31" }],
  ["a text that is emptied", { contractTitle: "" }, { contractTitle: null }],
  ["white space round a text does not count", { contractTitle: "  Waurn Ponds duplication " }, {}],
  ["a BSB with its hyphen", { refundBSB: "033-088" }, { refundBSB: "033088" }],
  [
    "an account number typed over the mask",
    { refundAccountNumber: "12345678" },
    { refundAccountNumber: "12345678" },
  ],
  [
    "addresses of invoices",
    { invoiceRecipientEmailAddresses: "a@b.com.au;c@d.com.au" },
    { invoiceRecipientEmailAddresses: "a@b.com.au;c@d.com.au" },
  ],
  [
    "another purpose brings its words",
    { purpose: "OTHER", specifiedOtherPurpose: "Bail" },
    { purpose: "OTHER", specifiedOtherPurpose: "Bail" },
  ],
  [
    "an open end takes the date away",
    { expiryType: "OPEN_ENDED" },
    { expiryType: "OPEN_ENDED", expiresAt: null },
  ],
])("%s is sent alone, as the server keeps it", (_, typed, changes) => {
  expect(changesOf(typed)).toEqual(changes);
});

test("a change in one party sends the parties whole, each under its id", () => {
  const parties = shown().parties.map((party, place) =>
    place === 1 ? { ...party, name: "Hume Rail" } : party,
  );
  expect(changesOf({ parties })).toEqual({
    parties: [inputOf(applicant()), { ...inputOf(beneficiary()), name: "Hume Rail" }],
  });
});

test("a new party goes without an id, and a removed one is named as gone", () => {
  const [first] = shown().parties;
  const changes = changesOf({ parties: [first!, { ...newPartyValues("OTHER", "k1"), name: "Guarantor" }] });
  expect(changes.parties).toEqual([
    inputOf(applicant()),
    expect.objectContaining({ partyVariant: "OTHER", name: "Guarantor" }),
    { id: BENEFICIARY_ID, isDeleted: true },
  ]);
  expect(changes.parties?.[1]).not.toHaveProperty("id");
});

test("delivery details are sent whole", () => {
  const deliveryDetails = {
    ...shown().deliveryDetails,
    deliveryType: "COLLECTION",
    recipientNames: "Alison Brandt",
  };
  expect(changesOf({ deliveryDetails })).toEqual({
    deliveryDetails: {
      deliveryType: "COLLECTION",
      recipientNames: "Alison Brandt",
      companyName: null,
      phoneNumber: null,
      address: null,
    },
  });
});

test("a faulty text is told by its path and handed back as it was typed", () => {
  const parties = shown().parties.map((party, place) =>
    place === 1 ? { ...party, abn: "11 111 111 111" } : party,
  );
  const { flat, faults } = reading({ amount: "lots", parties });
  expect(faults).toEqual({
    amount: "This field must be an amount such as 1,250,000.50",
    [`parties.${BENEFICIARY_ID}.abn`]: "Invalid ABN",
  });
  expect(flat.amount).toBe("lots");
  expect(flat[`parties.${APPLICANT_ID}.abn`]).toBe("51824753556");
});

test("the organisation that raises a draft is its applicant, and a beneficiary is still to be named", () => {
  const { parties } = newDraftValues(
    {
      name: "Harbour Civil Pty Ltd",
      abn: "51824753556",
      address: "1 Macquarie Street, Sydney NSW 2000",
      entityType: "PRV",
    },
    { givenName: "Ada", familyName: "Marsh", email: "ada@harbourcivil.example", phoneNumber: null },
  );
  expect(parties.map(({ partyVariant, name }) => [partyVariant, name])).toEqual([
    ["ISSUER", "Harbour Civil Pty Ltd"],
    ["BENEFICIARY", ""],
  ]);
  expect(parties[0]).toMatchObject({ abn: "51824753556", partyEntityType: "PRV" });
});

function shown(): DraftFormValues {
  return valuesFromDraft(DRAFT);
}

function reading(typed: Partial<DraftFormValues>) {
  return flatFromValues(
    relevantValues({ ...shown(), ...typed }),
    {},
    createReadField(() => DRAFT.refundAccountNumber),
  );
}

function changesOf(typed: Partial<DraftFormValues>) {
  return changesBetween(BASE, reading(typed).flat);
}

function inputOf({ id, ...party }: ReturnType<typeof applicant>) {
  return { id, ...party };
}
