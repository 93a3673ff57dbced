// The calls that make and change a switch, as the form of a draft's kind sends them.

import { BG_SWITCH_FIELDS } from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import type { NestedOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { BgSwitchInput } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { sentTexts } from "../../../app/fields/field-texts.ts";
import type { KindCommands } from "../drafts/public/use-kind-form.ts";
import { BankSwitchCreateDocument, BankSwitchUpdateDocument } from "./bank-switch-operations.ts";

export type SwitchValues = NestedOf<typeof BG_SWITCH_FIELDS, string>;

export function useSwitchCommands(): KindCommands<SwitchValues> {
  const create = useCommand(BankSwitchCreateDocument, { handledByScreen: true });
  const update = useCommand(BankSwitchUpdateDocument, { handledByScreen: true });
  return {
    create: async (values, raised) => {
      const answer = await create.send({ ...raised, bgSwitch: inputOf(values) });
      return answer.ok ? { ok: true, data: answer.data.createDraftBgSwitch.draft } : answer;
    },
    update: async (values, draft) => {
      const answer = await update.send({ ...draft, bgSwitch: inputOf(values) });
      return answer.ok ? { ok: true, data: answer.data.updateDraftBgSwitch.draft } : answer;
    },
    inForm: (path) => path.replace("bgSwitch.", ""),
  };
}

/** A term deposit's end is asked where a term deposit is what secures it. */
export function isAskedOfSwitch(path: string, securityType: string): boolean {
  return path !== "termDepositEndDate" || securityType === "TERM_DEPOSIT";
}

function inputOf(values: SwitchValues): BgSwitchInput {
  return sentTexts(BG_SWITCH_FIELDS, values, (path) =>
    isAskedOfSwitch(path, values.securityType),
  ) as BgSwitchInput;
}
