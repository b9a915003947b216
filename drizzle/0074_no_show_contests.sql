CREATE INDEX "bookings_guest_email_idx" ON "bookings" USING btree (lower("guest_email"),"artist_id") WHERE "bookings"."guest_email" is not null;
--> statement-breakpoint
CREATE TABLE "no_show_contests" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"statement" text NOT NULL,
	"contested_at" timestamptz(3) NOT NULL,
	"outcome" text,
	"answered_at" timestamptz(3),
	CONSTRAINT "no_show_contests_statement_check" CHECK (char_length("no_show_contests"."statement") between 1 and 500),
	CONSTRAINT "no_show_contests_outcome_check" CHECK ("no_show_contests"."outcome" in ('kept', 'taken_back')),
	CONSTRAINT "no_show_contests_answered_check" CHECK (("no_show_contests"."outcome" is null) = ("no_show_contests"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "no_show_contests" ADD CONSTRAINT "no_show_contests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- bookings: a visit is marked as a no-show for two days after its end, whoever writes the row; updated_at is the program's
-- clock. Marks from before this rule stay.
CREATE FUNCTION check_no_show_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at > NEW.ends_at + interval '48 hours' THEN
    RAISE EXCEPTION 'this visit ended too long ago to be marked as a no-show'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_no_show_in_time';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- bookings: see above.
CREATE TRIGGER bookings_no_show BEFORE UPDATE OF status ON bookings FOR EACH ROW
  WHEN (NEW.status = 'no_show' AND OLD.status IS DISTINCT FROM 'no_show') EXECUTE FUNCTION check_no_show_in_time();
