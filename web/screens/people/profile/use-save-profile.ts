// Sends the profile: asks for the password where the server wants it again, and keeps what was typed over a conflict.

import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Failure } from "../../../api/failure.ts";
import type { ProfileUserFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { PROFILE_PATHS, type ProfileValues, profileValues } from "./profile-form.ts";
import { ProfileUpdateDocument } from "./profile-operations.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

type SaveOptions = {
  user: ProfileUserFragment;
  form: UseFormReturn<ProfileValues>;
  onReadAgain: () => void;
  onRefused: () => void;
};

export function useSaveProfile({ user, form, onReadAgain, onRefused }: SaveOptions) {
  const { send, sending } = useCommand(ProfileUpdateDocument, { handledByScreen: true });
  const { reload } = useSession();
  const [notice, setNotice] = useState<string>();
  const [asking, setAsking] = useState<{ error?: string | undefined }>();
  const saved = useRef(user.version);
  const version = Math.max(saved.current, user.version);

  const refuse = (failure: Failure) => {
    if (failure.code === "STEP_UP_REQUIRED") return setAsking({});
    const { currentPassword, ...fields } = failure.fields;
    if (currentPassword !== undefined) return setAsking({ error: currentPassword });
    setAsking(undefined);
    const others = markRefusedFields({ fields, paths: PROFILE_PATHS, setError: form.setError });
    if (failure.code === "VALIDATION_ERROR" && Object.keys(others).length === 0) return onRefused();
    // With the present version, saving again keeps what was typed.
    if (failure.code === "CONFLICT") onReadAgain();
    setNotice(failure.code === "CONFLICT" ? WORDS.conflict : failure.message);
  };

  const save = async (values: ProfileValues, currentPassword?: string): Promise<void> => {
    setNotice(undefined);
    const password = currentPassword === undefined ? {} : { currentPassword };
    const answer = await send({ ...values, ...password, version });
    if (!answer.ok) return refuse(answer.failure);

    setAsking(undefined);
    const present = answer.data.updateProfile.user;
    saved.current = present.version;
    form.reset(profileValues(present));
    notify({ tone: "ok", title: WORDS.saved });
    await reload();
  };

  return {
    save,
    isSaving: sending,
    notice,
    asksForPassword: asking !== undefined,
    passwordError: asking?.error,
    stopAsking: () => setAsking(undefined),
  };
}
