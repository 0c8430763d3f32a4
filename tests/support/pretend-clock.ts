/** Preloaded (--import): begins at START_AT, and moves as the parent process says. */
const RealDate = Date;
let ahead = process.env.START_AT ? RealDate.parse(process.env.START_AT) - RealDate.now() : 0;

class PretendDate extends RealDate {
  constructor(...values: ConstructorParameters<typeof Date> | []) {
    super(...((values.length === 0 ? [PretendDate.now()] : values) as ConstructorParameters<typeof Date>));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = PretendDate as DateConstructor;

process.on("message", (message: { millisecondsAhead?: number }) => {
  if (message.millisecondsAhead === undefined) return;
  ahead = message.millisecondsAhead;
  process.send?.({ millisecondsAhead: ahead });
});
