// One valid call of each operation on the provider's clients, and of closing one and opening it again.

import type { AccountId } from "@bondline/domain/ids.ts";
import { aClaim } from "../../server/demo/builders/abn-claim-builder.ts";
import { joinAs } from "../../server/demo/builders/guest-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { beginActing } from "../../server/modules/people/acting/commands/begin-acting.ts";
import { suspendClientMember } from "../../server/modules/people/clients/commands/suspend-client-member.ts";
import { closeOrganisation } from "../../server/modules/people/organisation-closing/commands/close-organisation.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { Examples, Given } from "./example.ts";
import { aNewAbn, aNewName } from "./example-steps.ts";

/** To which nobody of the cast belongs. */
async function anOrganisation({ world }: Given) {
  const name = `Quay ${aNewName()} Pty Ltd`;
  const { id } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName(), name });
  return { id, name };
}

/** Of which the owner's administrator is one too, and a standard user a member. */
async function anOrganisationToClose(scene: Given) {
  const { world } = scene;
  const { id, name } = await anOrganisation(scene);
  for (const [person, role] of [
    ["ada", "ADMIN"],
    ["ben", "USER"],
  ] as const)
    await joinAs(world.app, { id: idOf("person", person) as AccountId }, { organisationId: id, role });
  return { id, name };
}

/** Harbour's stays as it is for the other calls. */
async function aPermissionToChange(scene: Given) {
  const { id } = await anOrganisationToClose(scene);
  const [row] = await runTransaction(scene.world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ version: number }>("select version from organisation where id = $1", [id]),
  );
  return { id, version: row?.version, allowsActing: false };
}

async function aClosedOrganisation({ world }: Given): Promise<string> {
  const name = `Quay ${aNewName()} Pty Ltd`;
  const { id, claimant } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName(), name });
  await runTransaction(world.app, { token: claimant.token }, (tx) => closeOrganisation(tx, { id, name }));
  return id;
}

/** Somebody of a client of their own. */
async function aClientsPerson({ world }: Given) {
  const { id, claimant } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName() });
  const [member] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from member where organisation_id = $1 and account_id = $2", [
      id,
      claimant.id,
    ]),
  );
  return { organisationId: id, memberId: String(member?.id) };
}

async function aSuspendedPerson(scene: Given) {
  const person = await aClientsPerson(scene);
  await callAs(scene.world.app, "rosa", suspendClientMember, { ...person, reason: "Reported as stolen." });
  return person;
}

export const CLIENT_EXAMPLES: Examples = {
  rows: ({ app }) =>
    callAs(app, "rosa", beginActing, {
      organisationId: idOf("organisation", "harbour"),
      reason: "Asked by phone to correct the address.",
    }),
  Query: {
    client: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    clientHistory: { on: "ANY", given: ({ organisationId }) => ({ clientId: organisationId, first: 1 }) },
    clientMembers: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId, first: 1 }) },
    clientSums: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    actingSessions: { on: "ANY", given: ({ organisationId }) => ({ organisationId, first: 1 }) },
    organisationClosing: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    organisationMerge: {
      on: "ANY",
      given: async (scene) => ({
        id: (await anOrganisation(scene)).id,
        intoId: scene.organisationId,
      }),
    },
    clients: { on: "ANY", given: () => ({ search: "a", first: 1 }) },
  },
  Mutation: {
    beginActing: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, reason: "Asked by phone to correct the address." }),
      writes: "Acting session INSERT, Session INSERT",
    },
    changeActingPermission: {
      on: "ANY",
      given: aPermissionToChange,
      writes: "Organisation UPDATE",
    },
    closeOrganisation: {
      on: "ANY",
      given: async (scene) => ({ ...(await anOrganisationToClose(scene)), reason: "The business was sold." }),
      writes: "Former member INSERT, Member DELETE, Organisation UPDATE",
    },
    suspendClientMember: {
      on: "ANY",
      given: async (scene) => ({ ...(await aClientsPerson(scene)), reason: "Their phone was stolen." }),
      writes: "Session UPDATE, User UPDATE",
    },
    restoreClientMember: { on: "ANY", given: aSuspendedPerson, writes: "User UPDATE" },
    openOrganisation: {
      on: "ANY",
      given: async (scene) => ({ id: await aClosedOrganisation(scene), reason: "Closed by mistake." }),
      writes: "Former member DELETE, Member INSERT, Organisation UPDATE",
    },
    proposeOrganisationMerge: {
      on: "ANY",
      given: async (scene) => ({
        id: (await anOrganisation(scene)).id,
        intoId: (await anOrganisation(scene)).id,
        administratorsArriveAs: "USER",
        reason: "Entered twice.",
      }),
      writes: "Change INSERT",
    },
    proposeClientDiscount: {
      on: "ANY",
      // Of one that was just set up, since one change of a discount waits at a time.
      given: async ({ world }) => ({
        id: (await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName() })).id,
        discountPercentage: "2.5",
        reason: "Agreed for the year.",
      }),
      writes: "Change INSERT",
    },
  },
};
