// Shows, FA-014..FA-024, FA-035, FA-036..FA-046, FA-055..FA-064, K-21..K-24.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { RAVI, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { anApplication, APPLICATION_ID as ID, withFiles } from "./application-example.ts";

const NONE = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

function open(at: string, answers: FakeAnswers = {}) {
  return renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      FacilityApplicationOpen: { data: { facilityApplication: anApplication() } },
      FacilityApplicationFiles: withFiles(),
      CommentsOfFacilityApplication: { data: { facilityApplicationComments: NONE } },
      ActivityFacilityApplicationHistory: { data: { facilityApplicationHistory: NONE } },
      FacilityApplicationUpdate: {
        data: {
          updateFacilityApplication: {
            clientMutationId: "1",
            facilityApplication: anApplication({ version: 3 }),
          },
        },
      },
      ...answers,
    },
  });
}
const openForm = (answers?: FakeAnswers) => open(`/facilities/apply/${ID}`, answers);

test("each information page says what the facility is, who can apply and what it costs, and begins the application", async () => {
  const { user, server, path } = await open("/facilities/apply-intro/property-backed", {
    FacilityApplyFees: {
      data: {
        facilityFees: {
          applicationFee: "900.00",
          perGuaranteeFee: "712.50",
          residentialPercentage: "2.25",
          commercialPercentage: "3",
        },
      },
    },
    FacilityApplicationCreate: {
      data: { createFacilityApplication: { clientMutationId: "1", facilityApplication: { id: ID } } },
    },
  });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Apply for Property Backed Facility" }),
  ).toBeTruthy();
  for (const section of ["How it works", "Who can apply and cost", "What we need"])
    expect(screen.getByRole("region", { name: section })).toBeTruthy();
  for (const words of [
    /\$900 application fee/,
    /\$712\.50 establishment fee per guarantee/,
    /2\.25% per annum.*3% per annum/,
    /secured over property by a bank/,
  ])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Begin application" }));
  await waitFor(() => expect(path()).toBe(`/facilities/apply/${ID}`));
  expect(server.inputsOf("FacilityApplicationCreate")[0]).toMatchObject({ facilityType: "PROPERTY_BACKED" });
});

test("fees that could not be loaded are asked for again, and the rest of the page stands", async () => {
  await open("/facilities/apply-intro/property-backed", { FacilityApplyFees: { error: "No." } });
  expect(await screen.findByText("The fees could not be loaded")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Begin application" })).toBeTruthy();
});

test("the page of surety bonds names the revenue and the paper", async () => {
  await open("/facilities/apply-intro/surety-bond");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Apply for Surety Bond Facility" }),
  ).toBeTruthy();
  expect(screen.getByText(/revenue of at least \$20m/)).toBeTruthy();
  expect(screen.getByText(/AA- rated reinsurer paper/)).toBeTruthy();
});

test("a kind that does not exist says so as a heading, and leads to the facilities", async () => {
  await open("/facilities/apply-intro/no-such-kind");
  expect(
    await screen.findByRole("heading", { level: 1, name: "You can't apply for this kind of facility" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to facilities" }).getAttribute("href")).toBe("/facilities");
});

test("entities come with a yes, go with a no, and are taken away from the end until one is left", async () => {
  const { user } = await openForm();
  const shared = await screen.findByRole("group", { name: /shared with other entities/ });
  await user.click(within(shared).getByLabelText("Yes"));
  expect(await screen.findByRole("group", { name: "Entity 1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove the last entity" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add an entity" }));
  expect(screen.getByRole("group", { name: "Entity 2" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the last entity" }));
  expect(screen.queryByRole("group", { name: "Entity 2" })).toBeNull();
  await user.click(within(shared).getByLabelText("No"));
  await waitFor(() => expect(screen.queryByRole("group", { name: "Entity 1" })).toBeNull());
});

test("a list of properties starts with one, asks by type and mortgage, and keeps at least one property and owner", async () => {
  const { user } = await openForm();
  const property = within(await screen.findByRole("group", { name: "Property 1" }));
  expect(property.getByRole("group", { name: "Owner 1" })).toBeTruthy();
  for (const name of ["Remove the last property", "Remove the last owner"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  await user.selectOptions(property.getByLabelText("Property type"), "Residential");
  const primary = await property.findByRole("group", { name: /primary place of residence/ });
  await user.click(within(primary).getByLabelText("Yes"));
  await user.selectOptions(property.getByLabelText("Property type"), "Commercial");
  expect(property.queryByRole("group", { name: /primary place of residence/ })).toBeNull();
  await user.selectOptions(property.getByLabelText("Property type"), "Residential");
  const again = await property.findByRole("group", { name: /primary place of residence/ });
  expect((within(again).getByLabelText("Yes") as HTMLInputElement).checked).toBe(false);
  expect(property.queryByLabelText("Lender")).toBeNull();
  await user.click(within(property.getByRole("group", { name: /mortgaged/ })).getByLabelText("Yes"));
  expect(await property.findByLabelText("Lender")).toBeTruthy();
});

test("it saves as one goes, and submitting asks for what is missing", async () => {
  const { user, server } = await openForm();
  await user.type(await screen.findByLabelText("Facility limit"), "2,000,000");
  await waitFor(() =>
    expect(server.inputsOf("FacilityApplicationUpdate").at(-1)).toMatchObject({
      version: 2,
      application: { facilityLimit: "2000000.00" },
    }),
  );
  await user.click(screen.getByRole("button", { name: "Submit application" }));
  expect(await screen.findByText("Please fill in the fields marked below.")).toBeTruthy();
  expect(screen.getAllByText("This field is required.").length).toBeGreaterThan(3);
  expect(server.callsOf("FacilityApplicationSubmit")).toHaveLength(0);
});

test("somebody else's save is told, and mine goes over it only when I say so", async () => {
  const theirs = anApplication({
    version: 7,
    applicationInformation: { facilityLimit: "900000.00", isShared: null },
  });
  const { user, server } = await openForm({
    FacilityApplicationUpdate: {
      refusal: { code: "CONFLICT", message: "Changed.", versionRead: 2, versionNow: 7 },
    },
  });
  const limit = await screen.findByLabelText("Facility limit");
  server.answers.FacilityApplicationOpen = { data: { facilityApplication: theirs } };
  await user.type(limit, "5");
  await user.click(await screen.findByRole("button", { name: "Keep mine" }));
  await waitFor(() =>
    expect(server.inputsOf("FacilityApplicationUpdate").at(-1)).toMatchObject({ version: 7 }),
  );
});

test("somebody else's save that comes with the refusal is told without reading the application again", async () => {
  const theirs = anApplication({
    version: 7,
    applicationInformation: { facilityLimit: "900000.00", isShared: null },
  });
  const { user, server } = await openForm({
    FacilityApplicationUpdate: {
      refusal: { code: "CONFLICT", message: "Changed.", current: { facilityApplication: theirs } },
    },
  });
  const limit = await screen.findByLabelText("Facility limit");
  const readings = server.callsOf("FacilityApplicationOpen").length;
  await user.type(limit, "5");
  await user.click(await screen.findByRole("button", { name: "Keep mine" }));
  await waitFor(() =>
    expect(server.inputsOf("FacilityApplicationUpdate").at(-1)).toMatchObject({ version: 7 }),
  );
  expect(server.callsOf("FacilityApplicationOpen")).toHaveLength(readings);
});

test("of somebody else's save, what I left alone comes into the form, and what we both changed as I choose", async () => {
  const { applicant } = anApplication();
  const theirs = anApplication({
    version: 7,
    applicationInformation: { facilityLimit: "900000.00", isShared: null },
    applicant: { ...applicant, contactTitle: "Director" },
  });
  const { user, server } = await openForm({
    FacilityApplicationUpdate: {
      refusal: { code: "CONFLICT", message: "Changed.", versionRead: 2, versionNow: 7 },
    },
  });
  const limit = (await screen.findByLabelText("Facility limit")) as HTMLInputElement;
  server.answers.FacilityApplicationOpen = { data: { facilityApplication: theirs } };
  await user.type(limit, "5");
  await user.click(await screen.findByRole("button", { name: "Load theirs" }));
  await waitFor(() => expect(limit.value.replaceAll(",", "")).toBe("900000.00"));
  expect((screen.getByLabelText(/^Job title/) as HTMLInputElement).value).toBe("Director");
  expect(screen.queryByRole("button", { name: "Load theirs" })).toBeNull();
});

test("what could not be sent is put back after a reload, and sent once the server answers", async () => {
  const before = await openForm({ FacilityApplicationUpdate: "unreachable" });
  await before.user.type(await screen.findByLabelText(/^Job title/), "Director");
  await screen.findByText("Not saved: trying again");
  cleanup();

  const taken = anApplication({
    version: 3,
    applicant: { ...anApplication().applicant, contactTitle: "Director" },
  });
  const { server } = await openForm({
    FacilityApplicationUpdate: {
      data: { updateFacilityApplication: { clientMutationId: "1", facilityApplication: taken } },
    },
  });
  expect(await screen.findByText("Your unsaved changes were put back")).toBeTruthy();
  expect((screen.getByLabelText(/^Job title/) as HTMLInputElement).value).toBe("Director");
  const [unanswered] = before.server.inputsOf("FacilityApplicationUpdate");
  await waitFor(() => expect(server.inputsOf("FacilityApplicationUpdate")).toEqual([unanswered]));
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain("kept-application"));
});

test("one faulty field holds up no other", async () => {
  const { user, server } = await openForm();
  const abn =
    screen.queryAllByLabelText("ABN or ACN")[0] ?? (await screen.findAllByLabelText("ABN or ACN"))[0];
  await user.type(abn as HTMLElement, "7");
  await user.type(screen.getByLabelText(/^Job title/), "Director");
  await waitFor(() =>
    expect(server.inputsOf("FacilityApplicationUpdate").at(-1)).toMatchObject({
      application: { applicant: { contactTitle: "Director", abn: "51824753556" } },
    }),
  );
  expect(await screen.findByText("Not saved: check the marked fields")).toBeTruthy();
});

test("once submitted it is read alone", async () => {
  await openForm({
    FacilityApplicationOpen: {
      data: {
        facilityApplication: anApplication({
          status: "PROCESSING",
          statusText: "Processing",
          capabilities: ["CAN_VIEW", "CAN_VIEW_DETAILS", "CAN_CLOSE"],
          applicationInformation: { facilityLimit: "2000000.00", isShared: false },
        }),
      },
    },
  });
  expect(await screen.findByText("No properties")).toBeTruthy();
  expect(screen.getByText("Processing")).toBeTruthy();
  expect(screen.getByText("Not shared with other entities")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Submit application" })).toBeNull();
});

test("an application that is not there, or not the reader's, leads back to the facilities", async () => {
  await openForm({
    FacilityApplicationOpen: {
      refusal: {
        code: "FACILITY_APPLICATION_NOT_FOUND",
        message: "Facility application could not be found.",
      },
    },
  });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Facility application could not be found" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to facilities" }).getAttribute("href")).toBe("/facilities");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test("the addresses of applicant and property are suggested, and saved as they were chosen", async () => {
  const { user, server } = await openForm({
    AddressSuggestions: {
      data: {
        addressSuggestions: {
          isAvailable: true,
          suggestions: [{ id: "s1", label: "12 Bligh Street, Sydney NSW", detail: null }],
        },
      },
    },
    AddressOfSuggestion: { data: { suggestedAddress: "12 Bligh Street, Sydney NSW 2000" } },
  });
  const property = within(await screen.findByRole("group", { name: "Property 1" }));
  const addresses = [screen.getAllByLabelText("Address")[0], property.getByLabelText("Address")];
  for (const address of addresses as HTMLInputElement[]) {
    await user.clear(address);
    await user.type(address, "12 Bligh");
    await user.click(await screen.findByRole("option", { name: /12 Bligh Street/ }));
    await waitFor(() => expect(address.value).toBe("12 Bligh Street, Sydney NSW 2000"));
  }
  await waitFor(() =>
    expect(server.inputsOf("FacilityApplicationUpdate").at(-1)).toMatchObject({
      application: {
        applicant: { address: "12 Bligh Street, Sydney NSW 2000" },
        properties: [{ address: "12 Bligh Street, Sydney NSW 2000" }],
      },
    }),
  );
});

test("each panel tells whoever stands round it that it has changed, with what is in it now", async () => {
  const heard: [string, unknown][] = [];
  const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail]);
  const names = ["applicant-updated", "entities-updated", "properties-updated"];
  for (const name of names) document.addEventListener(name, hear);
  try {
    const { user } = await openForm();
    await user.type(await screen.findByLabelText(/^Job title/), "D");
    await user.click(
      within(screen.getByRole("group", { name: /shared with other entities/ })).getByLabelText("Yes"),
    );
    const property = within(screen.getByRole("group", { name: "Property 1" }));
    await user.selectOptions(property.getByLabelText("Property type"), "Commercial");
    await waitFor(() => expect(new Set(heard.map(([name]) => name))).toEqual(new Set(names)));
    const last = Object.fromEntries(heard);
    expect(last["applicant-updated"]).toMatchObject({ contactTitle: "D" });
    expect(last["entities-updated"]).toEqual([{ name: "", abn: "" }]);
    expect(last["properties-updated"]).toMatchObject([{ propertyType: "COMMERCIAL" }]);
  } finally {
    for (const name of names) document.removeEventListener(name, hear);
  }
});

const SENT: Partial<ApplicationRecordFragment> = {
  status: "PROCESSING",
  statusText: "Processing",
  nextStep: "BANK_DECISION",
  nextStepWith: "SUPPLIER",
  supplierName: "Macquarie",
  capabilities: ["CAN_VIEW", "CAN_VIEW_DETAILS", "CAN_COMMENT", "CAN_SHARE", "CAN_CLOSE"],
};
const openSent = (given: Parameters<typeof anApplication>[0], answers: FakeAnswers = {}) =>
  openForm({
    FacilityApplicationOpen: { data: { facilityApplication: anApplication({ ...SENT, ...given }) } },
    ...answers,
  });

test("its page says what happens next, who has it and since when, and follows it live", async () => {
  const { server } = await openSent({});
  const next = within(await screen.findByRole("region", { name: "What happens next" }));
  expect(next.getByText("With the bank or insurer")).toBeTruthy();
  expect(next.getByText("The bank or insurer decides on your application.")).toBeTruthy();
  expect(next.getByText(/^Since 20\/11\/2026/)).toBeTruthy();
  server.push("FacilityApplicationUpdated", {
    facilityApplicationUpdated: anApplication({
      ...SENT,
      version: 4,
      nextStep: "ANSWER",
      nextStepWith: "APPLICANT",
    }),
  });
  expect(await next.findByText("With you")).toBeTruthy();
});

test("a question is read and answered on the page", async () => {
  const question = {
    id: "q1",
    question: "Which year are the accounts of?",
    askedAt: "2026-11-21T01:00:00.000Z",
    askedBy: "Sam Okafor",
    isFromSupplier: true,
    answer: null,
    answeredAt: null,
    answeredBy: null,
  };
  const capabilities = ["CAN_VIEW", "CAN_VIEW_DETAILS", "CAN_ANSWER", "CAN_MANAGE_ATTACHMENTS"];
  const { user, server } = await openSent(
    { questions: [question], capabilities },
    {
      FacilityApplicationAnswer: {
        data: {
          answerFacilityApplicationQuestion: {
            facilityApplication: anApplication({
              ...SENT,
              version: 4,
              questions: [
                {
                  ...question,
                  answer: "The last one.",
                  answeredAt: "2026-11-22T01:00:00.000Z",
                  answeredBy: "Ada Marsh",
                },
              ],
            }),
          },
        },
      },
    },
  );
  expect(await screen.findByText("Which year are the accounts of?")).toBeTruthy();
  await user.type(screen.getByLabelText("Your answer"), "The last one.");
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  expect(await screen.findByText("The last one.")).toBeTruthy();
  expect(server.inputsOf("FacilityApplicationAnswer")[0]).toMatchObject({
    version: 2,
    answer: "The last one.",
  });
  expect(screen.queryByLabelText("Your answer")).toBeNull();
});

test("the fee says how much, where to and under which reference", async () => {
  await openSent({
    nextStep: "PAY_FEE",
    nextStepWith: "APPLICANT",
    paymentDetails: {
      bankAccountBsb: "033-088",
      bankAccountName: "Bondline Trust Account",
      bankAccountNumber: "482913",
      paymentDescription: "FA-34679AC",
      requestedAt: "2026-11-21T01:00:00.000Z",
      totalAmount: "850.00",
    },
  });
  const fee = within(await screen.findByRole("region", { name: "Application fee" }));
  for (const words of ["$850.00", "FA-34679AC", "033-088", "482913"])
    expect(fee.getByText(words)).toBeTruthy();
});

test("the desk waives the fee for a reason, and asks the applicant", async () => {
  const capabilities = ["CAN_VIEW", "CAN_VIEW_DETAILS", "CAN_APPROVE", "CAN_ASK"];
  const { user, server } = await openSent(
    { capabilities },
    {
      FacilityApplicationApprove: {
        data: {
          approveFacilityApplication: {
            facilityApplication: anApplication({
              ...SENT,
              version: 3,
              capabilities: ["CAN_VIEW", "CAN_VIEW_DETAILS"],
              feeWaivedAt: "2026-11-22T01:00:00.000Z",
              feeWaivedReason: "A goodwill.",
            }),
          },
        },
      },
    },
  );
  expect(await screen.findByRole("button", { name: "Ask the applicant" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Waive the fee" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "A goodwill.");
  await user.click(dialog.getByRole("button", { name: "Waive the fee" }));
  expect(await screen.findByText("A goodwill.")).toBeTruthy();
  expect(server.inputsOf("FacilityApplicationApprove")[0]).toMatchObject({ reason: "A goodwill." });
});

test("whoever establishes a facility that takes two people reads that it waits for the second", async () => {
  const capabilities = ["CAN_VIEW", "CAN_VIEW_DETAILS", "CAN_ESTABLISH"];
  const facilityApplication = anApplication({ ...SENT, capabilities, version: 3, facilityId: null });
  const { user, server } = await openSent(
    { capabilities },
    { FacilityApplicationEstablish: { data: { establishFacilityApplication: { facilityApplication } } } },
  );
  await user.click(await screen.findByRole("button", { name: "Establish facility" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.clear(dialog.getByLabelText("Name of the facility"));
  await user.type(dialog.getByLabelText("Name of the facility"), "Works");
  await user.clear(dialog.getByLabelText("Limit"));
  await user.type(dialog.getByLabelText("Limit"), "1800000");
  await user.click(dialog.getByRole("button", { name: "Establish facility" }));
  expect(await screen.findByText("Approved. A second person has to confirm it.")).toBeTruthy();
  expect(server.inputsOf("FacilityApplicationEstablish")).toMatchObject([{ name: "Works" }]);
});

test("a facility that waits for a second person is not offered again, and the page says who has approved it", async () => {
  const { data } = userState({ me: RAVI, organisations: [] });
  const waiting = {
    id: "0198c000-0000-7000-8000-0000000000f7",
    status: "WAITING",
    amount: "1800000.00",
    currency: "AUD",
    approvedBy: "Rosa Whitfield",
    createdAt: "2026-11-20T00:00:00.000Z",
    decidedBy: null,
    decidedAt: null,
    note: null,
    decisions: ["CONFIRM", "DECLINE"],
    facts: [{ label: "Limit", before: null, value: "$1,800,000.00" }],
  };
  await openSent(
    { capabilities: ["CAN_VIEW", "CAN_VIEW_DETAILS", "CAN_ESTABLISH", "CAN_REJECT"] },
    { SessionUserState: { data }, StepApprovals: { data: { stepApprovals: [waiting] } } },
  );
  expect(
    await screen.findByText("Rosa Whitfield has approved this. It is waiting for a second person."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Establish facility" })).toBeNull();
  expect(screen.getByRole("button", { name: "Decline" })).toBeTruthy();
});

test("whoever shares the facility sees that it is applied for, and nothing else", async () => {
  await openSent({
    organisationId: "0198c000-0000-7000-8000-00000000aaaa",
    organisation: { name: "Wesfarmers Limited" },
    capabilities: ["CAN_VIEW"],
    applicationInformation: { facilityLimit: "2000000.00", isShared: null },
  });
  expect(await screen.findByText(/Wesfarmers Limited applies for this facility/)).toBeTruthy();
  expect(screen.getByText("$2,000,000.00")).toBeTruthy();
  for (const name of ["Comments", "Properties", "Files we ask for", "Shared with"])
    expect(screen.queryByRole("region", { name })).toBeNull();
});
