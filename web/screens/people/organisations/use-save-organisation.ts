// Sends the organisation form: the terms first where they are open, then the organisation, and says how it went.

import { useRef } from "react";
import { type CommandAnswer, useCommand } from "../../../api/use-command.ts";
import { reportFailure } from "../../../app/error-reporting.ts";
import { type RecordForm, useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { initialValues, type OrganisationValues, organisationResolver } from "./organisation-form.ts";
import {
  CreateOrganisationDocument,
  TermsAcceptedDocument,
  UpdateOrganisationDocument,
} from "./organisation-operations.ts";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";

type SaveOptions = {
  organisation: SessionOrganisation | undefined;
  asksForTerms: boolean;
  onSaved: () => void;
};

export function useSaveOrganisation({ organisation, asksForTerms, onSaved }: SaveOptions) {
  const { reload, selectOrganisation, organisations } = useSession();
  const accept = useAcceptTermsOnce();
  const create = useCommand(CreateOrganisationDocument, { handledByScreen: true });
  const update = useCommand(UpdateOrganisationDocument, { handledByScreen: true });

  /** What the terms met is not reported as a failure to create. */
  const isCreating = useRef(false);

  const createNew = async (values: OrganisationValues) => {
    isCreating.current = false;
    if (asksForTerms) {
      const accepted = await accept.once();
      if (!accepted.ok) return accepted;
    }
    isCreating.current = true;
    const answer = await create.send(newOrganisation(values));
    return answer.ok ? { ok: true as const, data: answer.data.createOrganisation.organisation.id } : answer;
  };

  const changeExisting = async (present: SessionOrganisation, values: OrganisationValues) => {
    const { name, address, channelPartnerIds } = values;
    const { version } = organisations.find(({ id }) => id === present.id) ?? present;
    // Those named before may not have been read, and then stay as they are.
    const arePartnersChanged = record.form.getFieldState("channelPartnerIds").isDirty;
    const partners = arePartnersChanged ? { channelPartnerIds: idsIn(channelPartnerIds) } : {};
    const answer = await update.send({ id: present.id, name, address, version, ...partners });
    return answer.ok ? { ok: true as const, data: present.id } : answer;
  };

  const savedText = (name: string) => {
    if (organisation !== undefined) return WORDS.updated;
    return asksForTerms ? WORDS.welcome(name) : WORDS.created;
  };

  const record: RecordForm<OrganisationValues> = useRecordForm({
    start: initialValues(organisation),
    resolver: organisationResolver({ asksForTerms }),
    pathOf: (path) => (path === "industryType" ? "industry" : path),
    save: (values): Promise<CommandAnswer<string>> =>
      organisation === undefined ? createNew(values) : changeExisting(organisation, values),
    onSaved: async (id: string, { name }) => {
      await reload();
      if (organisation === undefined) selectOrganisation(id);
      notify({ tone: "ok", title: savedText(name.trim()) });
      onSaved();
    },
    onRefused: (failure, { isMarked }) => {
      if (isCreating.current && !isMarked) reportFailure("createOrganisation", failure);
    },
    // With the present version, saving again keeps what was typed.
    onBehind: reload,
  });
  return record;
}

function newOrganisation(values: OrganisationValues) {
  const { name, abn, address, entityType, industry, channelPartnerIds, wasReferred } = values;
  const referralPortalEntityId = wasReferred === "true" ? values.referralPortalEntityId : null;
  const details = { name, abn, address, entityType, industry };
  return { ...details, channelPartnerIds: idsIn(channelPartnerIds), referralPortalEntityId };
}

function idsIn(joined: string): string[] {
  return joined.split(";").filter((id) => id !== "");
}

/** Accepted terms stay accepted while the organisation is corrected and sent again. */
function useAcceptTermsOnce() {
  const { send } = useCommand(TermsAcceptedDocument, { handledByScreen: true });
  const isAccepted = useRef(false);

  const once = async (): Promise<CommandAnswer<true>> => {
    if (isAccepted.current) return { ok: true, data: true };
    const answer = await send({ acceptTerms: true, acceptPrivacy: true });
    isAccepted.current = answer.ok;
    return answer.ok ? { ok: true, data: true } : answer;
  };
  return { once };
}
