// What regular exports ask of the server: one's own, and to make, change or remove one.

import { graphql } from "../../../api/generated/gql.ts";

export const ExportSchedulesQuery = graphql(`
  query ExportSchedulesRead {
    exportSchedules {
      ...ExportScheduleRecord
    }
  }

  fragment ExportScheduleRecord on ExportSchedule {
    id
    name
    rhythm
    onDay
    organisationId
    nextAt
    lastAt
    stoppedAt
    version
  }
`);

export const CreateExportScheduleMutation = graphql(`
  mutation ExportScheduleCreate($input: CreateExportScheduleInput!) {
    createExportSchedule(input: $input) {
      clientMutationId
      exportSchedule {
        ...ExportScheduleRecord
      }
    }
  }
`);

export const UpdateExportScheduleMutation = graphql(`
  mutation ExportScheduleUpdate($input: UpdateExportScheduleInput!) {
    updateExportSchedule(input: $input) {
      clientMutationId
      exportSchedule {
        ...ExportScheduleRecord
      }
    }
  }
`);

export const RemoveExportScheduleMutation = graphql(`
  mutation ExportScheduleRemove($input: RemoveExportScheduleInput!) {
    removeExportSchedule(input: $input) {
      clientMutationId
    }
  }
`);
