// Sends the organisation form: the terms first where they are open, then the organisation, and says how it went.

import { useRef, useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import type { Failure } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { reportFailure } from "../../../app/error-reporting.ts";
import { markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { ORGANISATION_PATHS, type OrganisationValues, toFormPaths } from "./organisation-form.ts";
import {
  CreateOrganisationDocument,
  TermsAcceptedDocument,
  UpdateOrganisationDocument,
} from "./organisation-operations.ts";
import { TERMS_WORDS, ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";

type SaveOptions = {
  organisation: SessionOrganisation | undefined;
  asksForTerms: boolean;
  setError: UseFormSetError<OrganisationValues>;
  /** Those named before may not have been read, and then stay as they are. */
  arePartnersChanged: () => boolean;
  onRefused: () => void;
  onSaved: () => void;
};

type FormNotice = { readonly title: string; readonly detail?: string };

export function useSaveOrganisation(options: SaveOptions) {
  const { organisation, asksForTerms, setError, arePartnersChanged, onRefused, onSaved } = options;
  const [notice, setNotice] = useState<FormNotice>();
  const { reload, selectOrganisation, organisations } = useSession();
  const accept = useAcceptTermsOnce();
  const create = useCommand(CreateOrganisationDocument, { handledByScreen: true });
  const update = useCommand(UpdateOrganisationDocument, { handledByScreen: true });

  const refuse = async (failure: Failure) => {
    const others = markRefusedFields({
      fields: toFormPaths(failure.fields),
      paths: ORGANISATION_PATHS,
      setError,
    });
    const isAllMarked = failure.code === "VALIDATION_ERROR" && Object.keys(others).length === 0;
    if (isAllMarked) return onRefused();
    if (organisation === undefined) reportFailure("createOrganisation", failure);
    // The version read is behind: with the present one, saving again keeps what was typed.
    if (failure.code === "CONFLICT") await reload();
    const detail = failure.code === "CONFLICT" ? WORDS.savedMeanwhile : failure.message;
    setNotice({ title: organisation === undefined ? WORDS.unableToCreate : WORDS.notSaved, detail });
  };

  const createNew = async (values: OrganisationValues) => {
    if (asksForTerms && !(await accept.once())) return setNotice({ title: WORDS.unableToCreate });
    const answer = await create.send(newOrganisation(values));
    if (!answer.ok) return refuse(answer.failure);

    await reload();
    selectOrganisation(answer.data.createOrganisation.organisation.id);
    if (asksForTerms) notify({ tone: "ok", title: TERMS_WORDS.accepted });
    notify({ tone: "ok", title: WORDS.created });
    onSaved();
  };

  const changeExisting = async (present: SessionOrganisation, values: OrganisationValues) => {
    const { name, address, channelPartnerIds } = values;
    const { version } = organisations.find(({ id }) => id === present.id) ?? present;
    const answer = await update.send({
      id: present.id,
      name,
      address,
      version,
      ...(arePartnersChanged() ? { channelPartnerIds } : {}),
    });
    if (!answer.ok) return refuse(answer.failure);

    await reload();
    notify({ tone: "ok", title: WORDS.updated });
    onSaved();
  };

  const save = async (values: OrganisationValues) => {
    setNotice(undefined);
    if (organisation === undefined) await createNew(values);
    else await changeExisting(organisation, values);
  };

  return { save, notice, isSaving: accept.sending || create.sending || update.sending };
}

function newOrganisation(values: OrganisationValues) {
  const { name, abn, address, entityType, industry, channelPartnerIds, wasReferred } = values;
  const referralPortalEntityId = wasReferred === true ? values.referralPortalEntityId : null;
  return { name, abn, address, entityType, industry, channelPartnerIds, referralPortalEntityId };
}

/** Accepted terms stay accepted while the organisation is corrected and sent again. */
function useAcceptTermsOnce() {
  const { send, sending } = useCommand(TermsAcceptedDocument, { handledByScreen: true });
  const isAccepted = useRef(false);

  const once = async (): Promise<boolean> => {
    if (isAccepted.current) return true;
    const answer = await send({ acceptTerms: true, acceptPrivacy: true });
    isAccepted.current = answer.ok;
    return answer.ok;
  };
  return { once, sending };
}
