/** Where the reader's clock shows another time than the event's, says which. */
export function showLocalTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    // The event's local time, read as a time here, is another moment.
    const [there, here] = [new Date(time.dataset.local ?? ""), new Date(time.dateTime)];
    if (+there === +here) continue;
    const day = here.getDay() === there.getDay() ? "" : `${here.toDateString().slice(0, 3)} `;
    time.textContent = `${day}${here.toTimeString().slice(0, 5)} your time`;
  }
}
