import { useEffect, useState } from "react";

/**
 * The id of the form that this entry of the browser's history began with. Where an answer got lost and somebody goes
 * back, the page may be read anew and come with another id: sent under that, the form would make a second row.
 */
export function useSubmissionId(given: string): string {
  const [id, setId] = useState(given);
  useEffect(() => {
    const { submissionId } = history.state ?? {};
    setId(submissionId ?? given);
    if (!submissionId) history.replaceState({ ...history.state, submissionId: given }, "");
  }, [given]);
  return id;
}
