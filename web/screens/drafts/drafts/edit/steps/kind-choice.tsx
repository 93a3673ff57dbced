// Which kind of security is drafted: chosen before anything else, since a draft keeps its kind.

import { PROCESS_TYPE_TEXT, PROCESS_TYPES, type ProcessType } from "@bondline/domain/process-type.ts";
import { useFormState, useWatch } from "react-hook-form";
import { useRouteParam } from "../../../../../app/route-params.ts";
import { useSession } from "../../../../../app/session.ts";
import { useGo } from "../../../../../app/use-go.ts";
import { paths } from "../../../../../paths.ts";
import { SelectField } from "../../../../../ui/select-field.tsx";
import { KIND_WORDS } from "../../draft-words.ts";
import { newDraftPath } from "../../public/new-draft-path.ts";
import { useSavedDraft } from "../draft-form-context.ts";
import type { DraftFormValues } from "../draft-form-values.ts";

export function KindChoice() {
  const organisationId = useRouteParam("organisationId");
  const { features } = useSession();
  const { isDirty } = useFormState<DraftFormValues>();
  const kind = useWatch<DraftFormValues, "processType">({ name: "processType" });
  const isKept = useSavedDraft() !== undefined || isDirty;
  const go = useGo();
  const isOffered = (each: ProcessType) =>
    each === kind || each !== "SURETY_BOND" || features?.suretyBonds === true;
  const choose = (chosen: ProcessType) =>
    chosen === "SURETY_BOND"
      ? go(paths.suretyDraftCreate())
      : go(newDraftPath(organisationId, chosen), { replace: true });

  return (
    <SelectField
      label={KIND_WORDS.label}
      help={isKept ? KIND_WORDS.kept : KIND_WORDS.help[kind]}
      disabled={isKept}
      value={kind}
      options={PROCESS_TYPES.filter(isOffered).map((value) => ({ value, label: PROCESS_TYPE_TEXT[value] }))}
      onChange={({ target }) => choose(target.value as ProcessType)}
    />
  );
}
