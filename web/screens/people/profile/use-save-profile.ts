// Sends the profile: asks for the password where the server wants it again, and keeps what was typed over a conflict.

import { useRef, useState } from "react";
import type { ProfileUpdateMutation, ProfileUserFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { type ProfileValues, profileResolver, profileValues } from "./profile-form.ts";
import { ProfileUpdateDocument } from "./profile-operations.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

type SaveOptions = { user: ProfileUserFragment; onReadAgain: () => void };

export function useSaveProfile({ user, onReadAgain }: SaveOptions) {
  const { send } = useCommand(ProfileUpdateDocument, { handledByScreen: true });
  const { reload } = useSession();
  const [asking, setAsking] = useState<{ error?: string | undefined }>();
  const saved = useRef(user.version);
  const version = Math.max(saved.current, user.version);

  const saveWith = (password: { currentPassword?: string }) => async (values: ProfileValues) => {
    const answer = await send({ ...values, ...password, version });
    if (answer.ok) return answer;
    const { code, fields } = answer.failure;
    if (code !== "STEP_UP_REQUIRED" && fields.currentPassword === undefined) return answer;
    setAsking({ error: fields.currentPassword });
    return undefined;
  };
  const onSaved = async ({ updateProfile: { user: present } }: ProfileUpdateMutation) => {
    setAsking(undefined);
    saved.current = present.version;
    record.form.reset(profileValues(present));
    notify({ tone: "ok", title: WORDS.saved });
    await reload();
  };
  const record = useRecordForm({
    start: profileValues(user),
    resolver: profileResolver,
    save: saveWith({}),
    onSaved,
    onBehind: onReadAgain,
    onRefused: () => setAsking(undefined),
  });

  return {
    record,
    confirm: (currentPassword: string) => record.saveBy({ save: saveWith({ currentPassword }), onSaved })(),
    asksForPassword: asking !== undefined,
    passwordError: asking?.error,
    stopAsking: () => setAsking(undefined),
  };
}
