// Saves the organisation's details and postal address, and says how it went.

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Failure } from "../../../api/failure.ts";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { DETAILS_PATHS, type DetailsValues, detailsInput, detailsValues } from "./details-values.ts";
import { SettingsUpdateOrganisationDocument } from "./settings-operations.ts";
import { DETAILS_WORDS, SETTINGS_WORDS } from "./settings-words.ts";

type Options = {
  readonly organisation: SettingsOrganisationFieldsFragment;
  readonly form: UseFormReturn<DetailsValues>;
  readonly onBehind: () => void;
  readonly onRefused: () => void;
};

export function useSaveDetails({ organisation, form, onBehind, onRefused }: Options) {
  const { reload } = useSession();
  const { send, sending } = useCommand(SettingsUpdateOrganisationDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();
  const [savedVersion, setSavedVersion] = useState(0);

  const refuse = (failure: Failure) => {
    const others = markRefusedFields({
      fields: failure.fields,
      paths: DETAILS_PATHS,
      setError: form.setError,
    });
    if (failure.code === "VALIDATION_ERROR" && Object.keys(others).length === 0) return onRefused();
    // With the present version, saving again keeps what was typed.
    if (failure.code === "CONFLICT") onBehind();
    setNotice(failure.code === "CONFLICT" ? SETTINGS_WORDS.savedMeanwhile : failure.message);
  };

  const save = async (values: DetailsValues) => {
    setNotice(undefined);
    const version = Math.max(organisation.version, savedVersion);
    const answer = await send({ id: organisation.id, version, ...detailsInput(values) });
    if (!answer.ok) return refuse(answer.failure);

    const saved = answer.data.updateOrganisation.organisation;
    setSavedVersion(saved.version);
    form.reset(detailsValues(saved));
    notify({ tone: "ok", title: DETAILS_WORDS.updated });
    await reload();
  };

  return { save, notice, isSaving: sending };
}
