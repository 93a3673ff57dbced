// A merge as something that two decide: what was proposed, and what an approved one does.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import {
  MERGE_FIELDS,
  mergedReason,
  roleOnArrival,
} from "@bondline/domain/people/organisations/organisation-merge.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countApprovedChanges } from "../../office/changes/public.ts";
import { accessMerge, accessMerging } from "./merging-access.ts";
import { sendOrganisationMerged } from "./merging-mails.ts";
import { listAdministrators, lockMerging, moveOrganisation } from "./merging-store.ts";

const KIND = "ORGANISATION_MERGE";

const RULES = {
  intoId: required(MERGE_FIELDS.intoId.rule),
  administratorsArriveAs: required(MERGE_FIELDS.administratorsArriveAs.rule),
};

export const ORGANISATION_MERGE_CHANGE: ChangeSubject = {
  kind: KIND,
  fields: MERGE_FIELDS,
  present: async (tx: Transaction, subjectId: string) => ({
    texts: null,
    version: await countApprovedChanges(tx, { subject: KIND, subjectId }),
  }),
  namesOf: async (tx: Transaction, { intoId }: ChangeTexts) => {
    if (intoId === null || intoId === undefined) return {};
    const { name, abn } = await accessMerging(tx, intoId);
    return { intoId: `${name}, ${formatAbnOrAcn(abn)}` };
  },
  /** What stands in the way is asked again under the locks of both, as nothing of theirs begins any more. */
  apply: async (tx: Transaction, { id, subjectId, proposed, reason }: ProposedChange) => {
    const { intoId, administratorsArriveAs } = requireFields(RULES, proposed);
    await lockMerging(tx, asOrganisationId(subjectId), asOrganisationId(intoId));
    const merge = await accessMerge(tx, { id: subjectId, intoId }, id);
    const { duplicate, stays, arriving, obstacles } = merge;
    if (obstacles.length > 0) refuse("MERGE_REFUSED", { reason: obstacles.join(" ") });
    const administrators = await listAdministrators(tx, stays.id);
    await moveOrganisation(tx, id, mergedReason({ into: stays.name, reason }));
    await sendOrganisationMerged(tx, {
      changeId: id,
      duplicate: duplicate.name,
      stays,
      reason,
      arriving: arriving.map((each) => ({
        email: each.email,
        name: `${each.givenName} ${each.familyName}`,
        role: roleOnArrival(each, administratorsArriveAs),
      })),
      administrators: administrators.map(({ email }) => email),
    });
    for (const { accountId } of arriving) await tx.announce("account", { id: accountId });
    for (const { id: organisationId } of [duplicate, stays])
      await tx.announce("organisation", { id: organisationId, organisationId });
  },
};
