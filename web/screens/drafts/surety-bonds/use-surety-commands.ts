// The calls that make and change a surety bond, as the form of a draft's kind sends them.

import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import type { Path } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import type { KindCommands } from "../../../app/drafts/use-save-kind.ts";
import { SuretyCreateDocument, SuretyUpdateDocument } from "./surety-operations.ts";
import { type SuretyValues, suretyInput } from "./surety-values.ts";

const PATHS = [
  ...Object.keys(SURETY_OWN_FIELDS),
  ...Object.keys(REQUESTED_DOCUMENT_FIELDS).map((path) => `bond.${path}`),
  ...Object.keys(QUESTIONNAIRE_FIELDS).map((path) => `contract.${path}`),
] as Path<SuretyValues>[];

export function useSuretyCommands(): KindCommands<SuretyValues> {
  const create = useCommand(SuretyCreateDocument, { handledByScreen: true });
  const update = useCommand(SuretyUpdateDocument, { handledByScreen: true });
  return {
    create: async (values, raised) => {
      const answer = await create.send({ ...raised, suretyBond: suretyInput(values) });
      return answer.ok ? { ok: true, draft: answer.data.createSuretyBondDraft.draft } : answer;
    },
    update: async (values, draft) => {
      const answer = await update.send({ ...draft, suretyBond: suretyInput(values) });
      return answer.ok ? { ok: true, draft: answer.data.updateSuretyBondDraft.draft } : answer;
    },
    isSending: create.sending || update.sending,
    paths: PATHS,
    inForm: (path) =>
      path.replace("requestedSuretyDocuments.0.", "bond.").replace("contractQuestionnaire.", "contract."),
  };
}
