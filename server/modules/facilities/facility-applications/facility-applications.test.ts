// Applications for facilities through the API: filled in, saved, submitted, decided on by desk and bank, and made into a facility.
// Shows: FA-002, FA-006..FA-008, FA-011..FA-013, FA-025..FA-034, FA-040, FA-047..FA-054, FA-065..FA-097, FA-099, FA-100, FA-102, FA-123..FA-130, FA-138..FA-149, K-21..K-24, X-41, Q-012, Q-060, Q-081, API-126..API-128, API-144..API-146, V-068..V-077, V-081..V-089, V-091..V-100.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import {
  type ApplicationOverrides,
  buildApplication,
  READY_APPLICATION,
} from "../../../demo/builders/facility-application-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
let world: World;
let ada: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa, sam] = [await world.as("ada"), await world.as("rosa"), await world.as("sam")];
});
after(() => world.end());

const built = (overrides: ApplicationOverrides) => buildApplication(world.app, overrides);
const change = (api: Api, id: string, version: number, application: object) =>
  api.mutate(
    "updateFacilityApplication",
    "UpdateFacilityApplicationInput",
    { id, version, application },
    "facilityApplication { version }",
  );
const step = (api: Api, name: string, input: object) =>
  api.mutate(
    name,
    "FacilityApplicationVersionInput",
    input,
    "facilityApplication { status version submission { submittedAt } }",
  );
const seen = async (api: Api, id: string, selection: string) =>
  (await api.get(`query ($id: ID!) { facilityApplication(id: $id) { ${selection} } }`, { id }))
    .facilityApplication;

describe("filling in an application", () => {
  test("begins with what is known of the organisation and the person", async () => {
    const { data, errors } = await ada.mutate(
      "createFacilityApplication",
      "CreateFacilityApplicationInput",
      { organisationId: HARBOUR, facilityType: "PROPERTY_BACKED" },
      "facilityApplication { status facilityType organisationId createdAt applicationFee applicant { companyName abn contactName emailAddress phoneNumber } entities { id } properties { id } capabilities }",
    );
    assert.equal(errors, undefined);
    const { createdAt, ...application } = data.createFacilityApplication.facilityApplication;
    assert.ok(createdAt);
    assert.deepEqual(application, {
      status: "DRAFT",
      facilityType: "PROPERTY_BACKED",
      organisationId: HARBOUR,
      applicationFee: "850.00",
      applicant: {
        companyName: "Harbour Civil Pty Ltd",
        abn: "53004085616",
        contactName: "Ada Nguyen",
        emailAddress: "ada@harbourcivil.example",
        phoneNumber: null,
      },
      entities: [],
      properties: [],
      capabilities: [
        "CAN_VIEW",
        "CAN_VIEW_DETAILS",
        "CAN_EDIT",
        "CAN_MANAGE_ATTACHMENTS",
        "CAN_SHARE",
        "CAN_CLOSE",
      ],
    });
  });

  test("the cash-related kinds have no application, and a limited user makes none", async () => {
    const create = (api: Api, facilityType: string) =>
      api.mutate(
        "createFacilityApplication",
        "CreateFacilityApplicationInput",
        { organisationId: HARBOUR, facilityType },
        "clientMutationId",
      );
    for (const kind of ["CASH_SECURITY", "WORKING_CAPITAL"])
      assert.deepEqual(Object.keys(refusalOf(await create(ada, kind))), ["facilityType"]);
    assert.equal(refusalOf(await create(await world.as("cam"), "SURETY_BOND")), "ORGANISATION_NOT_FOUND");
  });

  test("is saved whole, read back as it was, and once for a version", async () => {
    const { id, version } = await built({});
    const shown = await seen(
      ada,
      id,
      `applicant { entityType industry companyName abn address website contactName contactTitle phoneNumber emailAddress }
       applicationInformation { facilityLimit isShared } entities { name abn }
       properties { address propertyType isPrimaryPlaceOfResidence estimatedValue isMortgaged outstandingMortgage lender owners { name applicantRelationship } }`,
    );
    assert.deepEqual(shown, {
      applicant: {
        ...READY_APPLICATION.applicant,
        website: "https://harbourcivil.example",
        phoneNumber: "+61491570156",
      },
      applicationInformation: { facilityLimit: "2000000.00", isShared: true },
      entities: READY_APPLICATION.entities,
      properties: READY_APPLICATION.properties,
    });
    assert.equal(
      refusalOf(await change(ada, id, version, { isShared: false, entities: READY_APPLICATION.entities })),
      "OK",
    );
    assert.deepEqual((await seen(ada, id, "entities { id }")).entities, [], "no means nobody else");
    assert.equal(refusalOf(await change(ada, id, version, READY_APPLICATION)), "CONFLICT");
    assert.deepEqual(
      refusalOf(
        await change(ada, id, version + 1, { entities: [{ abn: "1" }], isShared: true, facilityLimit: "x" }),
      ),
      {
        facilityLimit: "This field must be an amount such as 1,250,000.50",
        "entities.0.abn": "An ABN or ACN must consist of 9 or 11 digits",
      },
    );
    assert.equal(
      await rosa.codeOf(`{ facilityApplication(id: "${id}") { id } }`),
      "FACILITY_APPLICATION_NOT_FOUND",
    );
  });

  test("is submitted once everything is answered, and then is the applicant's to read alone", async () => {
    const { id, version } = await built({});
    await change(ada, id, version, { ...READY_APPLICATION, facilityLimit: null });
    const verified = await ada.get(
      `{ facilityApplicationVerify(id: "${id}") { field message requirementMet } }`,
    );
    assert.deepEqual(
      verified.facilityApplicationVerify.filter(
        ({ requirementMet }: { requirementMet: boolean }) => !requirementMet,
      ),
      [{ field: "facilityLimit", message: "This field is required.", requirementMet: false }],
    );
    assert.deepEqual(refusalOf(await step(ada, "submitFacilityApplication", { id, version: version + 1 })), {
      facilityLimit: "This field is required.",
    });
    await change(ada, id, version + 1, READY_APPLICATION);
    const { data } = await step(ada, "submitFacilityApplication", { id, version: version + 2 });
    const submitted = data.submitFacilityApplication.facilityApplication;
    assert.equal(submitted.status, "PROCESSING", "which is how a client sees it");
    assert.ok(submitted.submission.submittedAt);
    assert.equal((await seen(rosa, id, "status statusText")).status, "SUBMITTED");
    assert.equal(
      refusalOf(await change(ada, id, submitted.version, READY_APPLICATION)),
      "INVALID_TRANSITION",
    );
  });

  test("asks for whatever is left empty of applicant, entities and properties, and for each in its form", async () => {
    const { id, version } = await built({});
    const nobody = Object.fromEntries(
      Object.keys(READY_APPLICATION.applicant ?? {}).map((field) => [field, null]),
    );
    const empty = {
      ...READY_APPLICATION,
      applicant: nobody,
      isShared: null,
      properties: [
        {
          address: null,
          propertyType: null,
          estimatedValue: null,
          isMortgaged: null,
          owners: [{ name: null }],
        },
        { address: "1 George Street, Sydney NSW 2000", propertyType: "RESIDENTIAL", isMortgaged: true },
      ],
    };
    assert.equal(refusalOf(await change(ada, id, version, empty)), "OK");
    const unmet = async () => {
      const { facilityApplicationVerify: rows } = await ada.get(
        `{ facilityApplicationVerify(id: "${id}") { field requirementMet } }`,
      );
      return rows.flatMap((row: { field: string; requirementMet: boolean }) =>
        row.requirementMet ? [] : [row.field],
      );
    };
    assert.deepEqual(await unmet(), [
      "applicant.companyName",
      "applicant.abn",
      "applicant.address",
      "applicant.contactName",
      "applicant.phoneNumber",
      "applicant.emailAddress",
      "applicant.entityType",
      "applicant.industry",
      "isShared",
      "properties.0.address",
      "properties.0.propertyType",
      "properties.0.estimatedValue",
      "properties.0.isMortgaged",
      "properties.0.owners.0.name",
      "properties.1.isPrimaryPlaceOfResidence",
      "properties.1.estimatedValue",
      "properties.1.outstandingMortgage",
      "properties.1.lender",
      "properties.1.owners",
    ]);
    assert.equal(
      refusalOf(
        await change(ada, id, version + 1, {
          ...READY_APPLICATION,
          isShared: true,
          entities: [{ name: null, abn: null }],
        }),
      ),
      "OK",
    );
    assert.deepEqual(await unmet(), ["entities.0.name", "entities.0.abn"]);
    const faults = refusalOf(
      await change(ada, id, version + 2, {
        applicant: { abn: "1", phoneNumber: "02 9999 1234", emailAddress: "nobody", website: "harbour" },
        properties: [
          { address: "x".repeat(256), estimatedValue: "0.99", isMortgaged: true, outstandingMortgage: "-1" },
          { estimatedValue: "1000000000", isMortgaged: true, outstandingMortgage: "1000000000" },
          { address: "PO Box 1", estimatedValue: "-5" },
        ],
      }),
    );
    assert.deepEqual(Object.keys(faults).toSorted(), [
      "applicant.abn",
      "applicant.emailAddress",
      "applicant.phoneNumber",
      "applicant.website",
      "properties.0.address",
      "properties.0.estimatedValue",
      "properties.0.outstandingMortgage",
      "properties.1.estimatedValue",
      "properties.1.outstandingMortgage",
      "properties.2.address",
      "properties.2.estimatedValue",
    ]);
  });
});

describe("deciding on an application", () => {
  test("client users see everything under way as Processing, the desk and the bank what it is", async () => {
    for (const status of ["SUBMITTED", "PROCESSING", "PENDING_PAYMENT", "APPROVED"] as const) {
      const { id } = await built({ status });
      assert.deepEqual(await seen(ada, id, "status statusText"), {
        status: "PROCESSING",
        statusText: "Processing",
      });
      assert.equal((await seen(rosa, id, "status")).status, status);
    }
  });

  test("is sent to one bank, which sees it from then on and records its answer", async () => {
    const { id, version } = await built({ status: "SUBMITTED" });
    assert.equal(
      await sam.codeOf(`{ facilityApplication(id: "${id}") { id } }`),
      "FACILITY_APPLICATION_NOT_FOUND",
    );
    const send = (supplierId: string) =>
      rosa.mutate(
        "sendFacilityApplicationToSupplier",
        "SendFacilityApplicationToSupplierInput",
        { id, version, supplierId },
        "facilityApplication { status sentToSupplierAt supplierName version }",
      );
    assert.deepEqual(refusalOf(await send(HARBOUR)), { supplierId: "Choose one of the banks and insurers." });
    const { data } = await send(idOf("supplier", "macquarie"));
    assert.equal(data.sendFacilityApplicationToSupplier.facilityApplication.supplierName, "Macquarie");
    assert.equal(
      await (await world.as("bea")).codeOf(`{ facilityApplication(id: "${id}") { id } }`),
      "FACILITY_APPLICATION_NOT_FOUND",
    );
    const outcome = (isApproved: boolean, reason?: string) =>
      sam.mutate(
        "recordFacilityApplicationBankOutcome",
        "RecordFacilityApplicationBankOutcomeInput",
        { id, version: version + 1, isApproved, reason },
        "facilityApplication { status statusText decisionReason }",
      );
    assert.deepEqual(refusalOf(await outcome(false)), { reason: "This field is required." });
    const declined = await outcome(false, "The property is too remote.");
    assert.deepEqual(declined.data.recordFacilityApplicationBankOutcome.facilityApplication, {
      status: "REJECTED",
      statusText: "Declined",
      decisionReason: "The property is too remote.",
    });
  });

  test("waits for the application fee where there is one, to the cent, or is approved without for a reason", async () => {
    const { id, version } = await built({ status: "PENDING_PAYMENT" });
    const pay = (amount: string) =>
      rosa.mutate(
        "recordFacilityApplicationPayment",
        "RecordFacilityApplicationPaymentInput",
        { id, version, amount, receivedDate: "2026-11-20" },
        "facilityApplication { status }",
      );
    assert.deepEqual(refusalOf(await pay("849.99")), { amount: "The application fee is $850." });
    assert.equal(
      (await pay("850")).data.recordFacilityApplicationPayment.facilityApplication.status,
      "APPROVED",
    );

    const waived = await built({ status: "PENDING_PAYMENT" });
    const { data } = await step(rosa, "approveFacilityApplication", {
      id: waived.id,
      version: waived.version,
      reason: "Waived for a long-standing client.",
    });
    assert.equal(data.approveFacilityApplication.facilityApplication.status, "APPROVED");
    assert.equal(
      (await built({ facilityType: "SURETY_BOND", status: "PENDING_PAYMENT" })).status,
      "APPROVED",
    );
  });

  test("becomes a facility with the limit that was granted and the costs of its security", async () => {
    for (const [propertyType, percentage] of [
      ["RESIDENTIAL", "2.0000"],
      ["COMMERCIAL", "3.0000"],
    ] as const) {
      const draft = await built({});
      const [property] = READY_APPLICATION.properties ?? [];
      await change(ada, draft.id, draft.version, {
        ...READY_APPLICATION,
        properties: [{ ...property, propertyType }],
      });
      await step(ada, "submitFacilityApplication", { id: draft.id, version: draft.version + 1 });
      const input = { id: draft.id, version: draft.version + 2 };
      await rosa.mutate(
        "sendFacilityApplicationToSupplier",
        "SendFacilityApplicationToSupplierInput",
        { ...input, supplierId: idOf("supplier", "macquarie") },
        "clientMutationId",
      );
      await sam.mutate(
        "recordFacilityApplicationBankOutcome",
        "RecordFacilityApplicationBankOutcomeInput",
        { ...input, version: input.version + 1, isApproved: true },
        "clientMutationId",
      );
      await rosa.mutate(
        "recordFacilityApplicationPayment",
        "RecordFacilityApplicationPaymentInput",
        { ...input, version: input.version + 2, amount: "850", receivedDate: "2026-11-20" },
        "clientMutationId",
      );
      const { data, errors } = await rosa.mutate(
        "establishFacilityApplication",
        "EstablishFacilityApplicationInput",
        {
          ...input,
          version: input.version + 3,
          name: "Macquarie property line",
          limit: "1800000",
          startDate: "2026-11-20",
        },
        "facilityApplication { status facilityId }",
      );
      assert.equal(errors, undefined);
      const { status, facilityId } = data.establishFacilityApplication.facilityApplication;
      assert.equal(status, "ESTABLISHED");
      const { documentFacility } = await ada.get(
        `{ documentFacility(id: "${facilityId}") { status isSystemFacility provider limit securityType setUpCost costs { recurringPercentageCost } capabilities } }`,
      );
      const { capabilities, ...facility } = documentFacility;
      assert.deepEqual(facility, {
        status: "ESTABLISHED",
        isSystemFacility: true,
        provider: "Macquarie",
        limit: "1800000.00",
        securityType: "PROPERTY",
        setUpCost: "650.00",
        costs: { recurringPercentageCost: percentage },
      });
      assert.ok(capabilities.includes("CAN_RAISE_DRAFTS"));
    }
  });

  test("is declined by the desk, or closed by its owner wherever it stands", async () => {
    const declined = await built({ status: "SUBMITTED" });
    const { data } = await step(rosa, "rejectFacilityApplication", {
      id: declined.id,
      version: declined.version,
      reason: "No accounts were given.",
    });
    assert.equal(data.rejectFacilityApplication.facilityApplication.status, "REJECTED");
    const open = await built({ status: "APPROVED" });
    const close = { id: open.id, version: open.version };
    assert.equal(
      refusalOf(await step(rosa, "closeFacilityApplication", close)),
      "FACILITY_APPLICATION_NOT_FOUND",
    );
    const closed = await step(ada, "closeFacilityApplication", close);
    assert.equal(closed.data.closeFacilityApplication.facilityApplication.status, "CLOSED");
  });

  test("stands in the organisation's list and, while it waits, at the desk", async () => {
    const { id } = await built({ status: "SUBMITTED" });
    const LIST =
      "query ($id: ID) { facilityApplications(organisationId: $id, first: 100) { totalCount edges { node { id } } } }";
    const listed = async (api: Api, organisationId?: string) =>
      (await api.get(LIST, { id: organisationId })).facilityApplications.edges.some(
        ({ node }: { node: { id: string } }) => node.id === id,
      );
    assert.equal(await listed(ada, HARBOUR), true);
    assert.equal(await listed(rosa), true);
    assert.equal(await listed(sam), false);
    assert.equal(await ada.codeOf(LIST), "DRAFT_NOT_FOUND");
  });
});
