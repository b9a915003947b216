ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_amount_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_way_check" CHECK ("ledger_entries"."way" is null or ("ledger_entries"."way" in ('card', 'cash', 'transfer', 'other') and "ledger_entries"."kind" in ('in_person', 'tip')));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('price', 'discount', 'change', 'released', 'late_fee', 'no_show_fee', 'waived', 'written_off', 'tip', 'payment', 'in_person', 'refund', 'refund_failed', 'disputed', 'dispute_won'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_amount_check" CHECK (case when "ledger_entries"."kind" in ('price', 'payment', 'refund_failed', 'dispute_won') or ("ledger_entries"."kind" = 'tip' and "ledger_entries"."way" is null) then "ledger_entries"."amount" > 0 when "ledger_entries"."kind" in ('discount', 'refund', 'disputed') then "ledger_entries"."amount" < 0 else "ledger_entries"."amount" <> 0 end);--> statement-breakpoint
-- payments: a booking has one currency, and what was paid otherwise than asked for has the one it came in; nothing goes back that did
-- not come. At the chair nobody pays more than is owed, and of each way so much is taken back as was marked. An insert
-- locks the booking.
CREATE OR REPLACE FUNCTION guard_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_currency char(3);
  before bigint;
  owed bigint;
BEGIN
  SELECT currency INTO own_currency FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF NEW.unapplied_id IS NOT NULL THEN
    SELECT came_currency INTO own_currency FROM payments
     WHERE id = NEW.unapplied_id AND booking_id = NEW.booking_id AND status = 'unapplied';
  END IF;
  IF own_currency IS DISTINCT FROM NEW.currency THEN
    RAISE EXCEPTION 'a booking is paid for in its own currency'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_one_currency';
  END IF;
  IF NEW.amount < 0 AND NEW.kind = 'refund' THEN
    SELECT coalesce(sum(amount), 0) INTO before FROM ledger_entries
     WHERE booking_id = NEW.booking_id AND unapplied_id IS NOT DISTINCT FROM NEW.unapplied_id
       AND kind IN ('payment', 'refund', 'refund_failed');
    IF before + NEW.amount < 0 THEN
      RAISE EXCEPTION 'more went back than came'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_covered';
    END IF;
  ELSIF NEW.kind = 'written_off' OR NEW.kind = 'in_person' OR (NEW.kind = 'tip' AND NEW.way IS NOT NULL) THEN
    SELECT coalesce(sum(amount), 0) INTO before FROM ledger_entries
     WHERE booking_id = NEW.booking_id AND kind = NEW.kind AND way IS NOT DISTINCT FROM NEW.way;
    IF (NEW.kind = 'written_off' AND before + NEW.amount > 0) OR (NEW.kind <> 'written_off' AND before + NEW.amount < 0) THEN
      RAISE EXCEPTION 'more is taken back than was marked'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_covered';
    END IF;
  END IF;
  IF NEW.kind = 'in_person' AND NEW.amount > 0 THEN
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'in_person'), 0),
           coalesce(sum(amount) FILTER (WHERE kind IN
             ('price', 'discount', 'change', 'released', 'late_fee', 'no_show_fee', 'waived', 'written_off', 'tip')), 0)
      INTO before, owed FROM ledger_entries WHERE booking_id = NEW.booking_id;
    IF before + NEW.amount > owed THEN
      RAISE EXCEPTION 'more is paid at the chair than is owed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_at_chair';
    END IF;
  END IF;
  RETURN NEW;
END $$;

--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "written_in" boolean DEFAULT false NOT NULL;