// The one cast of people and companies: tests, demo data and documents all speak of the same ones.

import type { BankResource } from "@bondline/domain/office/bank-profiles/bank-profile.ts";

/** Real public ABNs of well-known holders; people and circumstances are invented. Everybody has the same demo password. */
export const CAST_PASSWORD = "Undertake-4pm!";

export const ORGANISATIONS = {
  harbour: {
    name: "Harbour Civil Pty Ltd",
    abn: "53004085616",
    address: "12 Bligh Street, Sydney NSW 2000",
    state: "NSW",
    postcode: "2000",
    entityType: "PRV",
    industryType: "E31",
  },
  wesfarmers: {
    name: "Wesfarmers Limited",
    abn: "28008984049",
    address: "40 The Esplanade, Perth WA 6000",
    state: "WA",
    postcode: "6000",
    entityType: "PUB",
    industryType: "G42",
  },
} as const;
export type OrganisationName = keyof typeof ORGANISATIONS;

/** The other sides of guarantees; the first is the one that tests take unless they name another. */
export const BENEFICIARIES = {
  woolworths: {
    name: "Woolworths Group Limited",
    abn: "88000014675",
    address: "1 Woolworths Way, Bella Vista NSW 2153",
    state: "NSW",
    postcode: "2153",
  },
  bhp: {
    name: "BHP Group Limited",
    abn: "49004028077",
    address: "171 Collins Street, Melbourne VIC 3000",
    state: "VIC",
    postcode: "3000",
  },
  qantas: {
    name: "Qantas Airways Limited",
    abn: "16009661901",
    address: "10 Bourke Road, Mascot NSW 2020",
    state: "NSW",
    postcode: "2020",
  },
  telstra: {
    name: "Telstra Limited",
    abn: "33051775556",
    address: "242 Exhibition Street, Melbourne VIC 3000",
    state: "VIC",
    postcode: "3000",
  },
} as const;
export type BeneficiaryName = keyof typeof BENEFICIARIES;
/** One of the cast, or another company said in full. */
export type BeneficiaryChoice =
  | BeneficiaryName
  | { name: string; abn: string; address: string; state: string; postcode: string };

export function beneficiaryOf(choice: BeneficiaryChoice) {
  return typeof choice === "string" ? BENEFICIARIES[choice] : choice;
}

/** Who runs the portal, and where its clients' deposits go. */
export const PROVIDER = {
  name: "Bondline Pty Ltd",
  abn: "51824753556",
  address: "Level 20, 1 Farrer Place, Sydney NSW 2000",
  contactName: "Rosa Whitfield",
  contactEmail: "enquiries@bondline.example",
  contactPhone: null,
  supportEmail: "help@bondline.example",
  operatorEmail: null,
} as const;
export const DEPOSIT_ACCOUNT = {
  accountName: "Bondline Trust Account",
  bsb: "033088",
  accountNumber: "482913",
} as const;

export const SUPPLIERS = {
  bnk: {
    name: "BNK Banking Corporation Limited",
    tradeName: "BNK",
    abn: "63087651849",
    address: "Level 14, 191 St Georges Terrace, Perth WA 6000",
    profile: "BNK",
  },
  macquarie: {
    name: "Macquarie Bank Limited",
    tradeName: "Macquarie",
    abn: "46008583542",
    address: "1 Elizabeth Street, Sydney NSW 2000",
    profile: "MACQUARIE",
  },
  beyond: {
    name: "Beyond Bank Australia Limited",
    tradeName: "Beyond Bank Australia",
    abn: "15087651143",
    address: "100 Waymouth Street, Adelaide SA 5000",
    profile: "BEYOND BANK AUSTRALIA",
  },
  panel: {
    name: "Meridian Surety Pty Ltd",
    tradeName: "Meridian Surety",
    abn: "33102417032",
    address: "1 Farrer Place, Sydney NSW 2000",
    profile: "OTHER",
  },
} as const;
export type SupplierName = keyof typeof SUPPLIERS;

/** What the banks of the demo give to read. */
export const BANK_RESOURCES: Readonly<Partial<Record<string, readonly BankResource[]>>> = {
  macquarie: [
    {
      name: "How a guarantee is set up",
      kind: "GUIDE",
      place: "APPLICATION",
      url: "https://macquarie.example/guarantees/guide",
    },
    {
      name: "Terms of bank guarantees",
      kind: "TERMS",
      place: "DRAFT",
      url: "https://macquarie.example/guarantees/terms",
    },
    {
      name: "Issuing checklist",
      kind: "FORM",
      place: "DESK",
      url: "https://macquarie.example/guarantees/checklist",
    },
  ],
  bnk: [
    {
      name: "Fees of guarantees",
      kind: "FEES",
      place: "APPLICATION",
      url: "https://bnk.example/guarantees/fees",
    },
  ],
};

/** Trade organisations; the last is not shown to clients. */
export const CHANNEL_PARTNERS = {
  builders: { name: "Commercial Builders Association", isPublic: true },
  civil: { name: "Civil Trades Federation", isPublic: true },
  plumbers: { name: "Plumbing and Drainage Guild", isPublic: true },
  wholesale: { name: "Wholesale Surety Desk", isPublic: false },
} as const;

/** Who refers clients to the portal. */
export const REFERRAL_ENTITIES = {
  quinn: { name: "Quinn Insurance Brokers", entityType: "BROKER" },
  ledger: { name: "Ledger & Lane Accountants", entityType: "ACCOUNTANT" },
  harbourLaw: { name: "Harbourside Construction Lawyers", entityType: "LAWYER" },
  apex: { name: "Apex Risk Brokers", entityType: "BROKER" },
} as const;
export type ReferralEntityName = keyof typeof REFERRAL_ENTITIES;

export type CastMember = {
  email: string;
  givenName: string;
  familyName: string;
  /** What the person is, as tests and the start page put it. */
  is: string;
  member?: { organisation: OrganisationName; role: "ADMIN" | "USER" | "LIMITED_USER" };
  staff?: {
    staffType:
      | "RELATIONSHIP_MANAGER"
      | "GENERAL"
      | "EXTERNAL_SUPPLIER"
      | "REFERRAL_PORTAL_ADMIN"
      | "REFERRER";
    isAdmin?: boolean;
    supplier?: SupplierName;
  };
  /** Refers clients for an entity, under a code. */
  refers?: { entity: ReferralEntityName; memberCode: string };
};

export const PEOPLE = {
  ada: {
    email: "ada@harbourcivil.example",
    givenName: "Ada",
    familyName: "Nguyen",
    is: "administrator of Harbour Civil",
    member: { organisation: "harbour", role: "ADMIN" },
  },
  ben: {
    email: "ben@harbourcivil.example",
    givenName: "Ben",
    familyName: "Okafor",
    is: "standard user of Harbour Civil",
    member: { organisation: "harbour", role: "USER" },
  },
  cam: {
    email: "cam@harbourcivil.example",
    givenName: "Cam",
    familyName: "Doyle",
    is: "limited user of Harbour Civil",
    member: { organisation: "harbour", role: "LIMITED_USER" },
  },
  wes: {
    email: "wes@wesfarmers.example",
    givenName: "Wes",
    familyName: "Tan",
    is: "administrator of Wesfarmers",
    member: { organisation: "wesfarmers", role: "ADMIN" },
  },
  una: {
    email: "una@wesfarmers.example",
    givenName: "Una",
    familyName: "Petrov",
    is: "standard user of Wesfarmers",
    member: { organisation: "wesfarmers", role: "USER" },
  },
  lou: {
    email: "lou@wesfarmers.example",
    givenName: "Lou",
    familyName: "Baker",
    is: "limited user of Wesfarmers",
    member: { organisation: "wesfarmers", role: "LIMITED_USER" },
  },
  dee: {
    email: "dee@woolworths.example",
    givenName: "Dee",
    familyName: "Marsh",
    is: "contact of the beneficiary",
  },
  ida: {
    email: "ida@brokers.example",
    givenName: "Ida",
    familyName: "Quinn",
    is: "adviser to the applicant",
  },
  rosa: {
    email: "rosa@bondline.example",
    givenName: "Rosa",
    familyName: "Whitfield",
    is: "relationship manager of the provider",
    staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true },
  },
  gus: {
    email: "gus@bondline.example",
    givenName: "Gus",
    familyName: "Reid",
    is: "general staff of the provider",
    staff: { staffType: "GENERAL" },
  },
  sam: {
    email: "sam@macquarie.example",
    givenName: "Sam",
    familyName: "Iyer",
    is: "staff of the supplier Macquarie",
    staff: { staffType: "EXTERNAL_SUPPLIER", supplier: "macquarie", isAdmin: true },
  },
  bea: {
    email: "bea@beyondbank.example",
    givenName: "Bea",
    familyName: "Holt",
    is: "staff of the supplier Beyond Bank",
    staff: { staffType: "EXTERNAL_SUPPLIER", supplier: "beyond" },
  },
  nia: {
    email: "nia@bondline.example",
    givenName: "Nia",
    familyName: "Soto",
    is: "administrator of the referral portal",
    staff: { staffType: "REFERRAL_PORTAL_ADMIN" },
  },
  tom: {
    email: "tom@quinn.example",
    givenName: "Tom",
    familyName: "Quinn",
    is: "referrer, of Quinn Insurance Brokers",
    staff: { staffType: "REFERRER" },
    refers: { entity: "quinn", memberCode: "QUINN24" },
  },
  fay: {
    email: "fay@stranger.example",
    givenName: "Fay",
    familyName: "Lind",
    is: "stranger, a member of nothing",
  },
} as const satisfies Record<string, CastMember>;
export type PersonName = keyof typeof PEOPLE;

export const FEE_SUMMARIES = {
  macquarieCash: {
    supplier: "macquarie",
    name: "Macquarie cash-backed guarantee",
    deliveryType: "COURIER",
    details:
      "Secured by a term deposit in your name. Ongoing fee half-yearly in advance until the guarantee is returned.",
    establishmentFeeCents: 65_000n,
    biannualFeeCoefficient: "0.0125",
    recurringFeePercentage: null,
    minimumAnnualCents: 25_000n,
    minValueCents: 500_000n,
    maxValueCents: 25_000_000_00n,
    securityTypeCash: true,
    securityTypeProperty: false,
  },
  beyondCash: {
    supplier: "beyond",
    name: "Beyond Bank cash-backed guarantee",
    deliveryType: "DIGITAL",
    details: "Secured by a deposit that earns interest. Ongoing fee once a year.",
    establishmentFeeCents: 55_000n,
    biannualFeeCoefficient: null,
    recurringFeePercentage: "1.4",
    minimumAnnualCents: 20_000n,
    minValueCents: 100_000n,
    maxValueCents: 5_000_000_00n,
    securityTypeCash: true,
    securityTypeProperty: false,
  },
  bnkProperty: {
    supplier: "bnk",
    name: "BNK property-backed guarantee",
    deliveryType: "COURIER",
    details: "Secured over residential property. A director's contact is needed.",
    establishmentFeeCents: 39_900n,
    biannualFeeCoefficient: "0.01",
    recurringFeePercentage: null,
    minimumAnnualCents: 24_000n,
    minValueCents: 1_000_000n,
    maxValueCents: 10_000_000_00n,
    securityTypeCash: false,
    securityTypeProperty: true,
  },
  macquarieLease: {
    supplier: "macquarie",
    processType: "LEASE_BOND",
    name: "Macquarie lease bond",
    deliveryType: "DIGITAL",
    details: "For the lessor of your premises, secured by a term deposit in your name. Fee once a year.",
    establishmentFeeCents: 45_000n,
    biannualFeeCoefficient: null,
    recurringFeePercentage: "1.9",
    minimumAnnualCents: 20_000n,
    minValueCents: 200_000n,
    maxValueCents: 2_500_000_00n,
    securityTypeCash: true,
    securityTypeProperty: false,
  },
  beyondCashSecurity: {
    supplier: "beyond",
    processType: "CASH_SECURITY",
    name: "Beyond Bank cash security",
    deliveryType: "DIGITAL",
    details: "Your cash is held for the head contractor and earns interest for you. Fee once a year.",
    establishmentFeeCents: 30_000n,
    biannualFeeCoefficient: null,
    recurringFeePercentage: "0.9",
    minimumAnnualCents: 15_000n,
    minValueCents: 100_000n,
    maxValueCents: 2_500_000_00n,
    securityTypeCash: true,
    securityTypeProperty: false,
  },
  meridianBond: {
    supplier: "panel",
    processType: "SURETY_BOND",
    name: "Meridian surety bond",
    deliveryType: "DIGITAL",
    details:
      "Unsecured, on the paper of an AA- rated reinsurer. Premium half-yearly until the bond is returned.",
    establishmentFeeCents: 75_000n,
    biannualFeeCoefficient: "0.009",
    recurringFeePercentage: null,
    minimumAnnualCents: 50_000n,
    minValueCents: 500_000n,
    maxValueCents: 50_000_000_00n,
    securityTypeCash: false,
    securityTypeProperty: false,
  },
} as const;
export type FeeSummaryName = keyof typeof FEE_SUMMARIES;
