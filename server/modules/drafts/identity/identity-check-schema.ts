// What a screen needs to perform the check of an individual, in the contract.

import { builder } from "../../../graphql/builder.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { openedOfCheck, tokenEndsAt } from "./identity-check-seals.ts";
import { accessIdentityCheck, performsCheck } from "./individual-access.ts";
import { IndividualRef, type ShownIndividual, shownIndividual } from "./individual-schema.ts";

type Check = {
  individual: ShownIndividual;
  serviceName: string | null;
  hostedUrl: string | null;
  isAllowed: boolean;
};

const IdentityCheckRef = builder.objectRef<Check>("IdentityCheck").implement({
  description: "How the identity of an individual is checked.",
  fields: (t) => ({
    hostedUrl: t.exposeString("hostedUrl", {
      nullable: true,
      description: "Where the person is verified; null where nothing is open there, or not any more.",
    }),
    individual: t.expose("individual", { type: IndividualRef }),
    isAllowed: t.exposeBoolean("isAllowed", {
      description: "Whether the check can be performed while the draft is as it is.",
    }),
    isOpening: t.boolean({
      description: "Whether the service has been asked for a token and has not answered.",
      resolve: ({ individual }) => individual.askedAt !== null,
    }),
    isRegistered: t.boolean({
      description: "Whether the service knows the person: the form is over then.",
      resolve: ({ individual }) => individual.verificationIdEncrypted !== null,
    }),
    serviceName: t.exposeString("serviceName", {
      nullable: true,
      description: "Null where none is set up: the bank verifies people itself.",
    }),
  }),
});

builder.queryField("identityCheck", (t) =>
  t.field({
    description: "Initialises the check of an individual, for the members of the applicant.",
    type: IdentityCheckRef,
    args: { identificationIndividualId: t.arg.id({ required: true }) },
    resolve: async (_root, { identificationIndividualId }, context) =>
      readCheck(await context.read(), identificationIndividualId),
  }),
);

async function readCheck(tx: Transaction, id: string): Promise<Check> {
  const { draft, individual } = await accessIdentityCheck(tx, id);
  const service = tx.app.ports.identityVerification;
  const isAllowed = performsCheck(tx.actor, draft);
  const isAlive = isAllowed && tokenEndsAt(individual, tx.now) !== null;
  const token = isAlive ? openedOfCheck(tx.app, individual.id, "tokenEncrypted", individual) : null;
  const back = `${tx.app.settings.publicUrl}/drafts/${draft.organisationId}/${draft.id}/individuals/${individual.id}/identity`;
  return {
    individual: shownIndividual(tx, draft, individual),
    serviceName: service?.name ?? null,
    hostedUrl: token === null ? null : (service?.hostedUrl(token, back) ?? null),
    isAllowed,
  };
}
