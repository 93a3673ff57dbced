// What the measurements ask of the product.

export const LIST_QUERY = `query Bench($organisationId: ID!, $tab: DocumentTab, $search: String, $sort: DocumentSort, $first: Int!, $after: String) {
  documents(organisationId: $organisationId, tab: $tab, search: $search, sort: $sort, first: $first, after: $after) {
    totalCount totalCountIsCapped pageInfo { hasNextPage endCursor }
    edges { node {
      id organisationId version status documentVariant referenceNumber guaranteeNumber amount purpose projectAddress establishedAt expiresAt expiryType
      createdAt updatedAt closedAt bank { name }
      parties { id partyVariant name abn address state postcode notes partyEntityType }
    } }
  }
}`;

/** As above, narrowed: what is asked of the product alone. */
export const NARROWED_QUERY = LIST_QUERY.replace(
  "$after: String)",
  "$after: String, $filter: DocumentFilter)",
).replace("after: $after)", "after: $after, filter: $filter)");

export const DESK_QUERY = `query Bench($kind: DeskWorkKind, $isFree: Boolean, $isOverdue: Boolean, $first: Int!) {
  deskWorkList(kind: $kind, isFree: $isFree, isOverdue: $isOverdue, first: $first) {
    totalCount totalCountIsCapped pageInfo { hasNextPage endCursor }
    edges { node { id kind reference amount organisationId organisationName parentId waitingSince dueAt closedAt takenBy takenById steps version } }
  }
}`;

/** As the desk's queue asks. */
export const QUEUE_QUERY = `query Bench($first: Int!, $waitingFor: WaitingFor, $isEstablished: Boolean) {
  staffDrafts(first: $first, waitingFor: $waitingFor, isEstablished: $isEstablished) {
    totalCount totalCountIsCapped pageInfo { endCursor hasNextPage }
    edges { node { id version status processType referenceNumber amount waitingFor waitingSince organisation { id name abn }
      waitingRequiredDocuments { applicantDocuments { requiredDocumentType name } bankDocuments { requiredDocumentType name } }
      deskApprovals { id approvedBy decidedAt } } }
  }
}`;

export const SEARCH_QUERY = `query Bench($text: String!, $organisationId: ID) {
  search(text: $text, organisationId: $organisationId, first: 5) {
    kind target id organisationId recordId title detail status amount matchedField matchedText
  }
}`;

export const DETAIL_QUERY = `query Bench($id: ID!) {
  document(id: $id) {
    id organisationId version status documentVariant referenceNumber guaranteeNumber amount purpose specifiedOtherPurpose projectAddress agreementContent
    establishedAt expiresAt expiryType expiryCondition expectedReturnDate interestStartDate interestEndDate createdAt updatedAt closedAt
    bank { name bsb } originalDraftId organisation { id name abn }
    parties { id partyVariant name abn address state postcode notes partyEntityType }
    attachments { id fileName variant } costs { setUpCost recurringFeeType recurringPercentageCost }
  }
}`;

/** As the document's page asks for them. */
export const REQUESTS_QUERY = `query Bench($id: ID!) {
  document(id: $id) {
    id version status amount requestKinds amendmentNumber
    requests {
      id documentId kind status side amount requestedExpiryDate claimAction wordingField newText scheduledDate milestone milestoneReachedDate milestoneConfirmedBy
      reason fromAmount fromExpiryDate requestedBy createdAt answeredBy answeredAt answerNote agreement agreementNeededFrom claimOutcome paidDate
      paymentReference executedBy executedAt amendmentNumber wordingHash paper { id fileName } amountAfter expiryAfterDate
      changedSince { term before now } capabilities version
    }
  }
}`;

/** As the page of a draft asks for it. */
export const DRAFT_QUERY = `query Bench($id: ID!) {
  draft(id: $id) {
    id organisationId version status processType referenceNumber capabilities editableFields amount purpose projectAddress agreementContent contractForm
    contractTitle contractNumber contractDate expiryType expiresAt expiryCondition expectedReturnDate yourReference totalFees financeStatus documentId
    requestChangeReason rejectionReason submittedAt createdAt updatedAt waitingFor waitingSince organisation { id name abn }
    parties { id partyVariant name abn address state postcode notes partyEntityType primaryContact { givenName familyName email phoneNumber } }
    applicableRequirements { field message requirementMet } attachments { id fileName variant } progress { label state at by }
    draftCollaborators {
      id emailAddress givenName familyName organisationName roles invitationStatus expiresAt invitedBy isMember capabilities hasApproved approvedAt
      shownToOrganisation
    }
    invoices { id invoiceNumber total } feeSummary { id name securityTypeCash supplier { id name tradeName } } bankProfile { key features }
    refunds { id amount status } securityMoney { askedAmount heldAmount status } paymentDetails { totalAmount paidAmount }
  }
}`;

/** As the panel under it asks for them, once the draft is there. */
export const REQUIRED_DOCUMENTS_QUERY = `query Bench($id: ID!) {
  requiredDocuments(draftId: $id) {
    id draftId requiredDocumentType requiredDocumentFlow overallStatus putUpBy withdrawnAt capabilities
    signing { title serviceName capabilities candidates { accountId name } envelope { id isWaiting signers { id name signedAt } } }
    attachments { id fileName received }
    messages {
      id parentMessageId message dateCreated fromParty supplierName createdByUser { givenName familyName } hasApproval isAutomatedMessage
      onBehalfOfApplicant canAuthorizedUserAcceptOrReject attachment { id draftId fileName }
    }
  }
}`;

/** As the page of reports asks for its charts. */
export const REPORT_SUMS_QUERY = `query Bench($organisationId: ID!) {
  documentReport(organisationId: $organisationId, filter: { isHeld: false }) {
    totalCount totalAmount
    byVariant { ...G } byStatus { ...G } byBeneficiary { ...G } byApplicant { ...G } byBank { ...G } byState { ...G }
    byFacility { name limit group { ...G } } byExpiryMonthAndVariant { variant group { ...G } }
  }
}
fragment G on DocumentReportGroup { key count amount established establishedCount projected }`;

export const REPORT_ROWS_QUERY = `query Bench($organisationId: ID!, $filter: DocumentReportFilter) {
  documentsForReports(organisationId: $organisationId, filter: $filter, first: 25) {
    pageInfo { hasNextPage endCursor } edges { node { id status referenceNumber amount expiresAt } }
  }
}`;

export const CALENDAR_QUERY = `query Bench($organisationId: ID!, $month: String!) {
  documentReport(organisationId: $organisationId, filter: { isHeld: false }) {
    endings(month: $month) { day count amount largest { documentId reference beneficiary } }
  }
}`;

export const EXPOSURE_QUERY = `query Bench($organisationId: ID!) {
  exposure(organisationId: $organisationId) { today steps { day established inFlight projected limit } breaches { day most } }
}`;

export const UPDATE_MUTATION = `mutation Bench($input: UpdateDraftInput!) {
  updateDraft(input: $input) { draft { id version amount } }
}`;

export const SIGN_IN_MUTATION = `mutation Bench($input: SignInInput!) { signIn(input: $input) { session { token } } }`;

export const WATCH_SUBSCRIPTION = `subscription Bench($id: ID!) { documentUpdated(documentId: $id) { id version status } }`;

export function graphqlRequest(token: string, query: string, variables: object) {
  return {
    path: "/graphql",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  };
}
