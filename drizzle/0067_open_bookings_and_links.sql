CREATE TABLE "guest_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3),
	"undone_version" integer,
	CONSTRAINT "guest_changes_kind_check" CHECK ("guest_changes"."kind" in ('address', 'claim')),
	CONSTRAINT "guest_changes_undone_check" CHECK ("guest_changes"."undone_version" is null or "guest_changes"."undone_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "manage_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_changes" ADD CONSTRAINT "guest_changes_series_id_bookings_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_changes_series_idx" ON "guest_changes" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "guest_changes_changed_idx" ON "guest_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "bookings_asked_by_idx" ON "bookings" USING btree ("artist_id","asked_by") WHERE "bookings"."asked_by" is not null;--> statement-breakpoint
CREATE INDEX "holds_artist_idx" ON "holds" USING btree ("artist_id");
--> statement-breakpoint
-- bookings: of one artist's time nobody takes more than a day's share, counted by what is open now (decision 76). asked_by is null
-- where nobody counts. The trigger's name comes after bookings_mirror, so that it waits for the artist's lock first: of ten who
-- book at once each counts the ones before.
CREATE FUNCTION bound_open_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  SELECT count(*) FILTER (WHERE parent_booking_id IS NULL) AS bookings,
         count(*) AS visits
    INTO counted
    FROM bookings
   WHERE artist_id = NEW.artist_id AND asked_by = NEW.asked_by AND created_at > NEW.created_at - interval '1 day'
     AND status IN ('pending', 'confirmed', 'awaiting_payment') AND ends_at > NEW.created_at
     AND (expires_at IS NULL OR expires_at > NEW.created_at);
  IF counted.bookings > 10 OR counted.visits > 40 THEN
    RAISE EXCEPTION 'too many open bookings of one asker'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_open_bound';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_open_bound AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.asked_by IS NOT NULL) EXECUTE FUNCTION bound_open_bookings();
