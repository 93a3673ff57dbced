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
  const [asked, setAsked] = useState<ProfileValues>();
  const saved = useRef(user.version);
  const version = Math.max(saved.current, user.version);

  const onSaved = async ({ updateProfile: { user: present } }: ProfileUpdateMutation) => {
    saved.current = present.version;
    record.form.reset(profileValues(present));
    notify({ tone: "ok", title: WORDS.saved });
    await reload();
  };
  const record = useRecordForm({
    start: profileValues(user),
    resolver: profileResolver,
    save: async (values) => {
      const answer = await send({ ...values, version });
      if (answer.ok || answer.failure.code !== "STEP_UP_REQUIRED") return answer;
      setAsked(values);
      return undefined;
    },
    onSaved,
    onBehind: onReadAgain,
  });
  /** Whatever is not about the password is said on the form behind the question. */
  const confirm = async (values: ProfileValues, currentPassword: string) => {
    const answer = await send({ ...values, currentPassword, version });
    if (!answer.ok && answer.failure.fields.currentPassword !== undefined) return answer;
    setAsked(undefined);
    record.saveBy({ save: async () => answer, onSaved })();
    return undefined;
  };
  return { record, asked, confirm, stopAsking: () => setAsked(undefined) };
}
