// The calls that make and change a surety bond, as the form of a draft's kind sends them.

import { useCommand } from "../../../api/use-command.ts";
import type { KindCommands } from "../drafts/public/use-kind-form.ts";
import { SuretyCreateDocument, SuretyUpdateDocument } from "./surety-operations.ts";
import { type SuretyValues, suretyInput } from "./surety-values.ts";

export function useSuretyCommands(): KindCommands<SuretyValues> {
  const create = useCommand(SuretyCreateDocument, { handledByScreen: true });
  const update = useCommand(SuretyUpdateDocument, { handledByScreen: true });
  return {
    create: async (values, raised) => {
      const answer = await create.send({ ...raised, suretyBond: suretyInput(values) });
      return answer.ok ? { ok: true, data: answer.data.createSuretyBondDraft.draft } : answer;
    },
    update: async (values, draft) => {
      const answer = await update.send({ ...draft, suretyBond: suretyInput(values) });
      return answer.ok ? { ok: true, data: answer.data.updateSuretyBondDraft.draft } : answer;
    },
    inForm: (path) =>
      path.replace("requestedSuretyDocuments.0.", "bond.").replace("contractQuestionnaire.", "contract."),
  };
}
