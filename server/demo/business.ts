// What is under way at the demo's client and its neighbour: a draft in every status, each begun on a day of its own.

import type { LineName } from "./book-recorded.ts";
import type { DraftOverrides } from "./builders/draft-builder.ts";
import type { PersonName } from "./cast.ts";
import type { DemoConfirmation } from "./seed-confirmations.ts";

export type BusinessLine = DraftOverrides & {
  daysAgo: number;
  /** The contract that the guarantee stands behind. */
  title: string;
  line?: LineName;
  hasContract?: true;
  /** The bank has given its file. */
  hasPaper?: true;
  said?: readonly (readonly [PersonName, string])[];
  /** Its bank needs documents. */
  needsDocuments?: true;
  /** Its beneficiary was asked to confirm. */
  confirmation?: DemoConfirmation;
  /** Its directors are named. */
  namesDirectors?: true;
  /** It is submitted, and one of its directors is still to be verified. */
  waitsForDirectors?: true;
  /** The limited user was added to it. */
  isOfCam?: true;
};

/** Leases have a form of wording of their own, which the lessor gives. */
const LEASE = { purpose: "RENTAL_BOND", contractForm: "OTHER" } as const;

export const BUSINESS: readonly BusinessLine[] = [
  {
    daysAgo: 34,
    status: "ESTABLISHED",
    beneficiary: "telstra",
    title: "Lease of Level 6, 242 Exhibition Street",
    fields: { ...LEASE, amount: "180000.00", yourReference: "Exhibition St lease" },
    guaranteeNumber: "G 2026/001183",
    line: "macquarie",
    hasContract: true,
  },
  {
    daysAgo: 26,
    status: "ESTABLISHED",
    beneficiary: "bhp",
    title: "Port Hedland berth upgrade",
    fields: { amount: "1250000.50", yourReference: "HC-098" },
    guaranteeNumber: "G 2026/001197",
    hasPaper: true,
    line: "macquarie",
    hasContract: true,
    said: [
      ["ada", "BHP want the original at their Port Hedland site office, not in Melbourne."],
      ["rosa", "Noted. Macquarie will courier it there."],
    ],
  },
  {
    daysAgo: 19,
    status: "ESTABLISHED",
    title: "Bella Vista car park repairs",
    fields: { amount: "42500.00", purpose: "PERFORMANCE", yourReference: "HC-101" },
    feeSummary: "beyondCash",
    guaranteeNumber: "BBA-55012",
    isOfCam: true,
  },
  {
    // The bank's officer has not signed it yet.
    daysAgo: 16,
    status: "ESTABLISHED",
    beneficiary: "qantas",
    title: "Hangar 96 drainage",
    fields: {
      amount: "318000.00",
      purpose: "PERFORMANCE",
      yourReference: "HC-103",
      deliveryDetails: { deliveryType: "DIGITAL" },
    },
    guaranteeNumber: "MBL-D 2041",
    line: "macquarie",
  },
  {
    daysAgo: 47,
    status: "REJECTED",
    beneficiary: "telstra",
    title: "Clayton exchange trenching",
    fields: { amount: "27500.00", yourReference: "HC-090" },
  },
  {
    daysAgo: 9,
    status: "PROCESSING",
    beneficiary: "qantas",
    title: "Hangar 96 apron lighting",
    fields: { amount: "96000.00", yourReference: "HC-102" },
    line: "macquarie",
    hasContract: true,
    needsDocuments: true,
    confirmation: "asked",
  },
  {
    daysAgo: 6,
    status: "CHANGES_REQUESTED",
    beneficiary: "qantas",
    title: "Jet base kerb repairs",
    fields: { amount: "64000.00", yourReference: "HC-106" },
    hasContract: true,
    said: [
      ["rosa", "The contract is dated 3 November in the PDF and 1 November here. Which one is signed?"],
      ["ben", "The one of 3 November. I will change it here."],
    ],
  },
  {
    daysAgo: 5,
    status: "PENDING_PAYMENT",
    title: "Moorebank distribution centre, stage 2",
    fields: { amount: "310000.00", yourReference: "HC-103" },
    hasContract: true,
    confirmation: "confirmed",
  },
  {
    daysAgo: 3,
    status: "SUBMITTED",
    beneficiary: "bhp",
    title: "Nelson Point conveyor footings",
    fields: { amount: "750000.00", yourReference: "HC-105" },
    hasContract: true,
    said: [["ada", "We need this by the end of next week, if at all possible."]],
  },
  {
    daysAgo: 2,
    status: "SUBMITTED",
    beneficiary: "qantas",
    title: "Cargo terminal drainage",
    fields: {
      amount: "138000.00",
      yourReference: "HC-111",
      // The desk's check finds a number that is no party's.
      agreementContent: "Head contract, novated from Quay Works Pty Ltd (ABN 11 005 357 522).",
    },
  },
  {
    daysAgo: 2,
    status: "SUBMISSION_STARTED",
    waitsForDirectors: true,
    beneficiary: "telstra",
    title: "Lonsdale exchange switch room",
    fields: { amount: "74000.00", yourReference: "HC-112" },
  },
  {
    daysAgo: 1,
    status: "SUBMITTED",
    owner: "wesfarmers",
    beneficiary: "telstra",
    title: "Network fit-out tender",
    fields: { amount: "88000.00", purpose: "TENDER", yourReference: "WES-12" },
  },
  {
    daysAgo: 1,
    status: "DRAFT",
    namesDirectors: true,
    beneficiary: "qantas",
    title: "Terminal 3 forecourt",
    fields: { amount: "515000.00", yourReference: "HC-107" },
    isOfCam: true,
  },
];
