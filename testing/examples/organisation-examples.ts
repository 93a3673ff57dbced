// One valid call of each operation on an organisation: its details, people, settings and invoices.

import { aGuest, joinAs } from "../../server/demo/builders/guest-builder.ts";
import { aCreditNote } from "../builders/credit-note-builder.ts";
import { someDisputes } from "../builders/dispute-builder.ts";
import type { Target } from "../personas.ts";
import type { Examples, Given } from "./example.ts";
import { aNewAbn, aNewName, anAskedAlertRecipient, anInvitation, memberIdOf } from "./example-steps.ts";

const idOfOrganisation = ({ organisationId }: Target) => ({ id: organisationId });
const ofOrganisation = ({ organisationId }: Target) => ({ organisationId });
const aPage = (scene: Target) => ({ ...ofOrganisation(scene), first: 1 });

const aStatement = (scene: Target) => ({ ...ofOrganisation(scene), from: "2026-07-01", to: "2026-11-20" });

const ALERT = {
  emailAddresses: ["ada@harbourcivil.example"],
  triggerProperty: "EXPIRES_AT",
  triggerLeadTime: 30,
};

async function aMember({
  world,
  organisationId,
}: Given): Promise<{ organisationId: string; memberId: string }> {
  const guest = await aGuest(world.app, aNewName());
  await joinAs(world.app, guest, { organisationId, role: "LIMITED_USER" });
  return { organisationId, memberId: await memberIdOf(world, guest) };
}

export const ORGANISATION_EXAMPLES: Examples = {
  Query: {
    organisations: { on: "ANY" },
    search: { on: "ANY", given: ({ organisationId }) => ({ organisationId, text: "harbour" }) },
    addressSuggestions: { on: "ANY", given: () => ({ input: "12 Bligh Street, Syd" }) },
    businessByAbn: { on: "ANY", given: () => ({ abn: "53 004 085 616" }) },
    suggestedAddress: { on: "ANY", given: () => ({ suggestionId: "Sydney NSW 2000" }) },
    channelPartners: { on: "ANY", given: () => ({ filter: { isPublic: true }, first: 10 }) },
    referralPortalEntities: { on: "ANY", given: () => ({ first: 10 }) },
    organisation: { on: "ANY", given: idOfOrganisation },
    organisationMembers: { on: "ANY", given: aPage },
    organisationMemberInvitations: { on: "ANY", given: aPage },
    invitation: {
      on: "ANY",
      given: async (scene) => ({ code: (await anInvitation(scene, `${aNewName()}@example.com`)).code }),
    },
    alertConfigurations: { on: "ANY", given: aPage },
    alertPreview: {
      on: "ANY",
      given: (scene) => ({ ...ofOrganisation(scene), triggerProperty: "EXPIRES_AT", triggerLeadTime: 30 }),
    },
    invoices: { on: "ANY", given: aPage },
    staffInvoices: { on: "ANY", given: () => ({ first: 1 }) },
    staffArrears: { on: "ANY", given: () => ({ first: 1 }) },
    staffCreditNotes: {
      on: "PROCESSING",
      given: async ({ world, draft }) => {
        await aCreditNote(world.app, draft, "1.00");
        return { first: 1 };
      },
    },
    staffCreditNoteSums: {
      on: "PROCESSING",
      given: async ({ world, draft }) => {
        await aCreditNote(world.app, draft, "1.00");
        return {};
      },
    },
    staffDisputes: {
      on: "PROCESSING",
      given: async ({ world, draft }) => {
        await someDisputes(world.app, draft);
        return { first: 1 };
      },
    },
    staffDisputeSums: {
      on: "PROCESSING",
      given: async ({ world, draft }) => {
        await someDisputes(world.app, draft);
        return {};
      },
    },
    staffRefunds: { on: "ANY", given: () => ({ first: 1 }) },
    staffRefundSums: { on: "ANY", given: () => ({}) },
    staffInvoiceAgeing: { on: "ANY", given: () => ({}) },
    invoiceAgeing: { on: "ANY", given: ofOrganisation },
    statement: { on: "ANY", given: aStatement },
    statementEntries: { on: "ANY", given: (scene) => ({ ...aStatement(scene), first: 1 }) },
    statementFile: { on: "ANY", given: aStatement },
  },
  Mutation: {
    createOrganisation: {
      on: "ANY",
      given: () => ({
        name: "Quay Works Pty Ltd",
        abn: aNewAbn(),
        address: "1 Macquarie Street, Sydney NSW 2000",
        entityType: "PRV",
        industry: "E31",
      }),
      by: "stranger",
      servesOne: true,
      writes: "Member INSERT, Organisation INSERT",
    },
    updateOrganisation: {
      on: "ANY",
      given: async ({ organisationId, personas }) => {
        const { organisation } = await personas.api.admin.get(
          "query ($id: ID!) { organisation(id: $id) { version } }",
          { id: organisationId },
        );
        return {
          id: organisationId,
          version: organisation.version,
          address: `${aNewName()} Bligh Street, Sydney NSW 2000`,
        };
      },
      writes: "Organisation UPDATE",
    },
    sendOrgMemberInvitation: {
      on: "ANY",
      given: (scene) => ({ ...ofOrganisation(scene), email: `${aNewName()}@example.com`, role: "USER" }),
      writes: "Invitation INSERT",
    },
    removeInvitation: {
      on: "ANY",
      given: async (scene) => ({
        ...ofOrganisation(scene),
        invitationId: (await anInvitation(scene, `${aNewName()}@example.com`)).id,
      }),
      writes: "Invitation DELETE",
    },
    acceptInvitation: {
      on: "ANY",
      by: ({ world }) => aGuest(world.app, aNewName()),
      given: async (scene) => ({ code: (await anInvitation(scene, scene.guest.email)).code }),
      servesOne: true,
      writes: "Invitation UPDATE, Member INSERT",
    },
    changeMemberRole: {
      on: "ANY",
      given: async (scene) => ({ ...(await aMember(scene)), role: "USER" }),
      writes: "Member UPDATE",
    },
    leaveOrganisation: {
      on: "ANY",
      by: async ({ world, organisationId }) => {
        const guest = await aGuest(world.app, aNewName());
        await joinAs(world.app, guest, { organisationId, role: "LIMITED_USER" });
        return guest;
      },
      given: ofOrganisation,
      servesOne: true,
      takesFromCaller: true,
      writes: "Member DELETE",
    },
    removeMember: { on: "ANY", given: aMember, writes: "Member DELETE" },
    createOrganisationDocumentMetadata: {
      on: "ANY",
      given: (scene) => ({ ...ofOrganisation(scene), key: `Key ${aNewName()}` }),
      writes: "Metadata key INSERT",
    },
    removeOrganisationDocumentMetadata: {
      on: "DRAFT",
      given: ({ settings }) => ({ id: settings.metadataKeyId }),
      writes: "Metadata key DELETE",
    },
    createOrganisationAlertConfiguration: {
      on: "ANY",
      given: (scene) => ({ ...ofOrganisation(scene), ...ALERT }),
      writes: "Alert INSERT",
    },
    updateOrganisationAlertConfiguration: {
      on: "DRAFT",
      given: ({ settings }) => ({ id: settings.alertId, version: 1, ...ALERT, triggerLeadTime: 20 }),
      writes: "Alert UPDATE",
    },
    confirmAlertRecipient: {
      on: "ANY",
      by: "anonymous",
      given: anAskedAlertRecipient,
      servesOne: true,
      writes: "Alert recipient UPDATE",
    },
    removeOrganisationAlertConfiguration: {
      on: "DRAFT",
      given: ({ settings }) => ({ id: settings.alertId, version: 1 }),
      writes: "Alert DELETE",
    },
    resendInvoices: {
      on: "PENDING_PAYMENT",
      given: ({ draft }) => ({
        recipients: "accounts@harbourcivil.example",
        referenceNumber: draft.depositReferenceNumber,
      }),
      writes: "nothing",
    },
  },
};
