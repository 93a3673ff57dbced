// Applications for facilities: their way and rights cell by cell, what clients see, the fees, and what must be answered.
// Shows: FA-007..FA-010, FA-025..FA-034, FA-048..FA-054, FA-081..FA-083, FA-089, FA-090, FA-123..FA-130, FA-137..FA-149, FA-150..FA-156, K-21..K-24, V-078..V-080, V-090, Q-012, Q-081.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ScanStatus } from "../../records/attachments/attachment-display.ts";
import { FACILITY_TYPES } from "./facility.ts";
import {
  canHappenToFacilityApplication,
  decideFacilityApplication,
  FACILITY_APPLICATION_CAPABILITIES,
  FACILITY_APPLICATION_CLOSED,
  FACILITY_APPLICATION_ROLES,
  FACILITY_APPLICATION_STATUS_TEXT,
  FACILITY_APPLICATION_STATUSES,
  FACILITY_APPLICATION_TRANSITIONS,
  type FacilityApplicationEvent,
  facilityApplicationCapabilities,
  facilityApplicationStatusAfter,
  statusForClients,
} from "./facility-application.ts";
import {
  type ApplicationTexts,
  applicationRequirements,
  checkApplication,
} from "./facility-application-fields.ts";
import { SUPPORT_DOCUMENTS, supportDocumentState } from "./facility-application-files.ts";
import { APPLICATION_STEPS, applicationStep } from "./facility-application-progress.ts";
import { applicationShareStatusAfter } from "./facility-application-share.ts";
import { applicationFeeOf, FIRST_FACILITY_FEES as FEES, ongoingPercentageOf } from "./facility-fees.ts";
import { SHARE_OFFER_STATUSES } from "./facility-share-offer.ts";
import { FACILITY_TYPE_TEXT } from "./facility-text.ts";

const EVENTS_BY_STATUS = `
-: create
DRAFT: submit, close
SUBMITTED: sendToSupplier, reject, close
PROCESSING: bankApproves, bankDeclines, reject, close
PENDING_PAYMENT: recordPayment, approve, reject, close
APPROVED: establish, close
ESTABLISHED: -
REJECTED: -
CLOSED: -
`;

// Draft, Submitted, Processing, pending paYment, Approved, Established, Rejected, Closed.
const LETTERS = "DSPYAERC";
const GRID = `
CAN_VIEW OWNER DSPYAERC SHARED DSPYAERC PROVIDER DSPYAERC SUPPLIER DSPYAERC
CAN_VIEW_DETAILS OWNER DSPYAERC SHARED ........ PROVIDER DSPYAERC SUPPLIER DSPYAERC
CAN_VIEW_PAYMENT_DETAILS OWNER ...Y.... SHARED ........ PROVIDER ...Y.... SUPPLIER ........
CAN_EDIT OWNER D....... SHARED ........ PROVIDER ........ SUPPLIER ........
CAN_MANAGE_ATTACHMENTS OWNER D....... SHARED ........ PROVIDER ........ SUPPLIER ........
CAN_COMMENT OWNER .SPYAERC SHARED ........ PROVIDER .SPYAERC SUPPLIER .SPYAERC
CAN_ASK OWNER ........ SHARED ........ PROVIDER .SP..... SUPPLIER .SP.....
CAN_ANSWER OWNER ........ SHARED ........ PROVIDER ........ SUPPLIER ........
CAN_SHARE OWNER DSPYA... SHARED ........ PROVIDER ........ SUPPLIER ........
CAN_APPROVE OWNER ........ SHARED ........ PROVIDER ...Y.... SUPPLIER ........
CAN_ESTABLISH OWNER ........ SHARED ........ PROVIDER ....A... SUPPLIER ........
CAN_CLOSE OWNER DSPYA... SHARED ........ PROVIDER ........ SUPPLIER ........
CAN_REJECT OWNER ........ SHARED ........ PROVIDER .SPY.... SUPPLIER ........
CAN_SEND_TO_SUPPLIER OWNER ........ SHARED ........ PROVIDER .S...... SUPPLIER ........
CAN_RECORD_BANK_OUTCOME OWNER ........ SHARED ........ PROVIDER ..P..... SUPPLIER ..P.....
CAN_RECORD_PAYMENT OWNER ........ SHARED ........ PROVIDER ...Y.... SUPPLIER ........
`;

const FACILITY_APPLICATION_EVENTS = Object.keys(
  FACILITY_APPLICATION_TRANSITIONS,
) as FacilityApplicationEvent[];

describe("the way of an application", () => {
  test("which event may happen in which status, cell by cell", () => {
    const grid = [undefined, ...FACILITY_APPLICATION_STATUSES].map((status) => {
      const events = FACILITY_APPLICATION_EVENTS.filter((event) =>
        canHappenToFacilityApplication(status, event),
      );
      return `${status ?? "-"}: ${events.join(", ") || "-"}`;
    });
    assert.equal(grid.join("\n"), EVENTS_BY_STATUS.trim());
  });

  test("who may do what in which status, cell by cell", () => {
    const grid = FACILITY_APPLICATION_CAPABILITIES.map((capability) => {
      const cells = FACILITY_APPLICATION_ROLES.map((role) => {
        const letters = FACILITY_APPLICATION_STATUSES.map((status, at) =>
          decideFacilityApplication({ roles: new Set([role]), status, isAsked: false }, capability).allowed
            ? LETTERS[at]
            : ".",
        );
        return `${role} ${letters.join("")}`;
      });
      return `${capability} ${cells.join(" ")}`;
    });
    assert.equal(grid.join("\n"), GRID.trim());
  });

  test("what is archived is read by whoever read it before, and changed by nobody", () => {
    for (const role of FACILITY_APPLICATION_ROLES)
      for (const status of FACILITY_APPLICATION_CLOSED) {
        const facts = { roles: new Set([role]), status, isAsked: false };
        const before = facilityApplicationCapabilities(facts);
        assert.deepEqual(
          facilityApplicationCapabilities({ ...facts, isArchived: true }),
          before.filter((capability) => capability.startsWith("CAN_VIEW")),
        );
      }
    const facts = { roles: new Set(["OWNER"] as const), status: "CLOSED", isAsked: false } as const;
    assert.deepEqual(decideFacilityApplication({ ...facts, isArchived: true }, "CAN_COMMENT"), {
      allowed: false,
      because: "archived",
    });
  });

  test("a question that waits opens the answer and the files, and nobody asks another", () => {
    const cells = FACILITY_APPLICATION_CAPABILITIES.flatMap((capability) =>
      FACILITY_APPLICATION_ROLES.flatMap((role) => {
        const letters = (isAsked: boolean) =>
          FACILITY_APPLICATION_STATUSES.map((status, at) =>
            decideFacilityApplication({ roles: new Set([role]), status, isAsked }, capability).allowed
              ? LETTERS[at]
              : ".",
          ).join("");
        return letters(true) === letters(false) ? [] : [`${capability} ${role} ${letters(true)}`];
      }),
    );
    assert.deepEqual(cells, [
      "CAN_MANAGE_ATTACHMENTS OWNER DSP.....",
      "CAN_ASK PROVIDER ........",
      "CAN_ASK SUPPLIER ........",
      "CAN_ANSWER OWNER .SP.....",
    ]);
  });

  test("whose move it is, cell by cell", () => {
    const grid = (isAsked: boolean) =>
      FACILITY_APPLICATION_STATUSES.map((status) => {
        const step = applicationStep({ status, isAsked });
        return `${step} ${APPLICATION_STEPS[step].holder}`;
      });
    const [draft, submitted, processing, ...later] = grid(false);
    assert.deepEqual(
      [draft, submitted, processing],
      ["COMPLETE APPLICANT", "REVIEW PROVIDER", "BANK_DECISION SUPPLIER"],
    );
    assert.deepEqual(later, [
      "PAY_FEE APPLICANT",
      "ESTABLISH PROVIDER",
      "OVER NOBODY",
      "OVER NOBODY",
      "OVER NOBODY",
    ]);
    assert.deepEqual(grid(true), [draft, "ANSWER APPLICANT", "ANSWER APPLICANT", ...later]);
  });

  test("an offer to share is answered once, and taken back even after it was accepted", () => {
    const grid = SHARE_OFFER_STATUSES.map((status) => [
      status,
      applicationShareStatusAfter(status, "accept"),
      applicationShareStatusAfter(status, "decline"),
      applicationShareStatusAfter(status, "withdraw"),
    ]);
    assert.deepEqual(grid, [
      ["WAITING", "ACCEPTED", "DECLINED", "WITHDRAWN"],
      ["ACCEPTED", undefined, undefined, "WITHDRAWN"],
      ["DECLINED", undefined, undefined, undefined],
      ["WITHDRAWN", undefined, undefined, undefined],
    ]);
  });

  test("the one who may bring about an event may do so wherever it can happen", () => {
    for (const event of FACILITY_APPLICATION_EVENTS) {
      const { needs, from } = FACILITY_APPLICATION_TRANSITIONS[event];
      if (needs === "CAN_ADD_DOCUMENTS") continue;
      for (const status of from)
        assert.ok(
          FACILITY_APPLICATION_ROLES.some(
            (role) =>
              decideFacilityApplication({ roles: new Set([role]), status, isAsked: false }, needs).allowed,
          ),
          `${event} from ${status}`,
        );
    }
  });

  test("a bank's approval asks for the fee where there is one", () => {
    assert.equal(facilityApplicationStatusAfter("PROCESSING", "bankApproves", 85_000n), "PENDING_PAYMENT");
    assert.equal(facilityApplicationStatusAfter("PROCESSING", "bankApproves", 0n), "APPROVED");
    assert.throws(() => facilityApplicationStatusAfter("CLOSED", "submit"), {
      message: "You can't do this while the facility application is Closed.",
    });
  });

  test("client users see all that is under way as Processing, and REJECTED reads Declined", () => {
    const shown = FACILITY_APPLICATION_STATUSES.map(
      (status) => FACILITY_APPLICATION_STATUS_TEXT[statusForClients(status)],
    );
    assert.deepEqual(shown, [
      "Draft",
      "Processing",
      "Processing",
      "Processing",
      "Processing",
      "Established",
      "Declined",
      "Closed",
    ]);
  });
});

describe("what a facility costs", () => {
  test("a property backed one: 850 to apply, 650 a guarantee, 2 or 3 percent a year", () => {
    assert.equal(applicationFeeOf("PROPERTY_BACKED", FEES), 85_000n);
    assert.equal(applicationFeeOf("SURETY_BOND", FEES), 0n);
    assert.equal(FEES.perGuaranteeCents, 65_000n);
    assert.equal(ongoingPercentageOf(["RESIDENTIAL", "RESIDENTIAL"], FEES), "2");
    assert.equal(ongoingPercentageOf(["COMMERCIAL"], FEES), "3");
    assert.equal(ongoingPercentageOf(["RESIDENTIAL", "COMMERCIAL"], FEES), "3");
  });

  test("there are four types of facility and six support documents", () => {
    assert.deepEqual(
      FACILITY_TYPES.map((type) => FACILITY_TYPE_TEXT[type]),
      [
        "Surety bond facility",
        "Property backed facility",
        "Cash security for a guarantee",
        "Working capital",
      ],
    );
    assert.equal(SUPPORT_DOCUMENTS.length, 6);
  });

  test("a support document is given by a clean file of its kind alone", () => {
    const file = (variant: string, infectedFileStatus: ScanStatus, received = true) => ({
      fileName: "a.pdf",
      variant,
      received,
      infectedFileStatus,
    });
    const grid: [string, ReturnType<typeof file>[]][] = [
      ["MISSING", []],
      ["MISSING", [file("MANAGEMENT_ACCOUNTS", "CLEAN")]],
      ["MISSING", [file("GROUP_STRUCTURE", "INFECTED"), file("GROUP_STRUCTURE", "FAILED", false)]],
      ["MISSING", [file("GROUP_STRUCTURE", "CLEAN", false)]],
      ["BEING_CHECKED", [file("GROUP_STRUCTURE", "NOT_SCANNED", false)]],
      ["BEING_CHECKED", [file("GROUP_STRUCTURE", "FAILED"), file("GROUP_STRUCTURE", "NOT_SCANNED")]],
      ["GIVEN", [file("GROUP_STRUCTURE", "NOT_SCANNED"), file("GROUP_STRUCTURE", "CLEAN")]],
    ];
    for (const [state, files] of grid) assert.equal(supportDocumentState("GROUP_STRUCTURE", files), state);
  });
});

const NOTHING: ApplicationTexts = {
  facilityLimit: "",
  isShared: "",
  applicant: {
    entityType: "",
    industry: "",
    companyName: "",
    abn: "",
    address: "",
    website: "",
    contactName: "",
    contactTitle: "",
    phoneNumber: "",
    emailAddress: "",
  },
  entities: [],
  properties: [],
};
const PROPERTY = {
  address: "",
  propertyType: "",
  isPrimaryPlaceOfResidence: "",
  estimatedValue: "",
  isMortgaged: "",
  outstandingMortgage: "",
  lender: "",
  owners: [{ name: "", applicantRelationship: "" }],
};
const unmet = (type: "SURETY_BOND" | "PROPERTY_BACKED", texts: ApplicationTexts) =>
  applicationRequirements(type, texts).flatMap(({ field, requirementMet }) =>
    requirementMet ? [] : [field],
  );

describe("what must be answered", () => {
  test("a surety bond facility asks for the applicant and whether it is shared", () => {
    assert.deepEqual(unmet("SURETY_BOND", NOTHING), [
      "facilityLimit",
      "applicant.companyName",
      "applicant.abn",
      "applicant.address",
      "applicant.contactName",
      "applicant.phoneNumber",
      "applicant.emailAddress",
      "isShared",
    ]);
  });

  test("a property backed one also for entity type, industry and each property", () => {
    const asked = unmet("PROPERTY_BACKED", { ...NOTHING, properties: [PROPERTY] });
    assert.deepEqual(asked.slice(7), [
      "applicant.entityType",
      "applicant.industry",
      "isShared",
      "properties.0.address",
      "properties.0.propertyType",
      "properties.0.estimatedValue",
      "properties.0.isMortgaged",
      "properties.0.owners.0.name",
    ]);
    assert.ok(unmet("PROPERTY_BACKED", NOTHING).includes("properties"));
  });

  test("a residence asks whether it is the primary one, a mortgage how much and whose", () => {
    const house = { ...PROPERTY, propertyType: "RESIDENTIAL", isMortgaged: "true" };
    const asked = unmet("PROPERTY_BACKED", { ...NOTHING, properties: [house] });
    for (const field of ["isPrimaryPlaceOfResidence", "outstandingMortgage", "lender"])
      assert.ok(asked.includes(`properties.0.${field}`), field);
  });

  test("shared entities each need a name and a number", () => {
    const shared = { ...NOTHING, isShared: "true", entities: [{ name: "Quay Works", abn: "" }] };
    assert.ok(unmet("SURETY_BOND", shared).includes("entities.0.abn"));
    assert.ok(unmet("SURETY_BOND", { ...shared, entities: [] }).includes("entities"));
  });
});

describe("what may stand in the fields", () => {
  const faults = (texts: ApplicationTexts) => {
    const validated = checkApplication(texts);
    return validated.ok ? {} : validated.fields;
  };

  test("anything may be missing, nothing may be malformed, and each fault has its path", () => {
    assert.deepEqual(faults(NOTHING), {});
    const paths = Object.keys(
      faults({
        ...NOTHING,
        facilityLimit: "0",
        applicant: {
          ...NOTHING.applicant,
          abn: "123",
          website: "not a site",
          phoneNumber: "02 5550 1234",
          emailAddress: "x",
        },
        entities: [{ name: "Quay Works", abn: "12" }],
        properties: [
          { ...PROPERTY, estimatedValue: "-1", isMortgaged: "true", outstandingMortgage: "1000000000" },
        ],
      }),
    );
    assert.deepEqual(paths, [
      "facilityLimit",
      "applicant.abn",
      "applicant.website",
      "applicant.phoneNumber",
      "applicant.emailAddress",
      "entities.0.abn",
      "properties.0.estimatedValue",
      "properties.0.outstandingMortgage",
    ]);
  });

  test("what belongs to another answer is not kept", () => {
    const validated = checkApplication({
      ...NOTHING,
      properties: [
        {
          ...PROPERTY,
          propertyType: "COMMERCIAL",
          isPrimaryPlaceOfResidence: "true",
          isMortgaged: "false",
          outstandingMortgage: "5",
          lender: "ANZ",
        },
      ],
    });
    assert.ok(validated.ok);
    const [property] = validated.values.properties;
    assert.deepEqual(
      [property?.isPrimaryPlaceOfResidence, property?.outstandingMortgage, property?.lender],
      [null, null, null],
    );
  });
});
