import { useEffect, useState } from "react";

/** The id that this history entry began with: going back may bring a new one, which would make a second row. */
export function useSubmissionId(given: string): string {
  const [id, setId] = useState(given);
  useEffect(() => {
    const { submissionId } = history.state ?? {};
    setId(submissionId ?? given);
    if (!submissionId) history.replaceState({ ...history.state, submissionId: given }, "");
  }, [given]);
  return id;
}
